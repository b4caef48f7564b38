package dev.photofinish.ir.selection;

import dev.photofinish.ir.CallKind;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.MemberResolver;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.Resolution;
import java.util.Optional;

/** What the program model says that the calls of a hierarchy do. */
final class ModelOutcomes {

  private final Program program;
  private final MemberResolver members;

  ModelOutcomes(Program program) {
    this.program = program;
    this.members = program.members();
  }

  /** The class whose method runs, or the simple name of the error that is thrown. */
  String run(CallSpec call, TypeSpec receiver) {
    MethodRef ref =
        new MethodRef(
            call.owner(),
            call.method(),
            MethodDescriptor.of(HierarchyWriter.DESCRIPTOR),
            call.ownerIsInterface());
    Resolution<MethodModel> resolution = members.resolve(ref);
    Optional<MethodModel> resolved = resolution.found();
    if (resolved.isPresent() && resolved.get().isStatic()) {
      // The instruction, not resolution, forbids it (JVMS 6.5, invokevirtual and others).
      return "IncompatibleClassChangeError";
    } else if (call.kind() == CallKind.SPECIAL) {
      return text(members.selectSpecial(program.find(call.caller()), ref));
    }
    ClassModel object = program.find(receiver.name());
    return text(resolved.map(method -> members.select(object, method)).orElse(resolution));
  }

  private static String text(Resolution<MethodModel> resolution) {
    if (resolution instanceof Resolution.Found<MethodModel> found) {
      return found.member().owner().name();
    }
    return resolution instanceof Resolution.Failed<MethodModel> failed
        ? failed.error()
        : resolution.toString();
  }
}

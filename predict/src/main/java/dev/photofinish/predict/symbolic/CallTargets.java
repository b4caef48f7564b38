package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.CallKind;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which method a call comes to. */
final class CallTargets {

  private final Program program;

  CallTargets(Program program) {
    this.program = program;
  }

  /**
   * The method that a call comes to whatever objects there are, if it is woven: the agent decides
   * in the same way after which calls it tells that they came back.
   */
  Optional<MethodModel> certain(Invoke call) {
    MethodRef ref = call.method();
    return declared(ref)
        .filter(MethodModel::hasCode)
        .filter(method -> isCertain(call.kind(), ref, method));
  }

  private boolean isCertain(CallKind kind, MethodRef ref, MethodModel method) {
    return switch (kind) {
      case STATIC, SPECIAL -> true;
      case VIRTUAL -> method.isPrivate() || method.isFinal() || program.find(ref.owner()).isFinal();
      case INTERFACE -> false;
    };
  }

  /** As the named class and those above it declare it. */
  private Optional<MethodModel> declared(MethodRef ref) {
    if (ref.owner().startsWith("[")) {
      return Optional.empty();
    }
    ClassModel owner = program.find(ref.owner());
    Hierarchy hierarchy = program.hierarchy();
    List<ClassModel> chain = new ArrayList<>(List.of(owner));
    chain.addAll(owner.isInterface() ? List.of() : hierarchy.superclasses(owner));
    for (ClassModel each : chain) {
      Optional<MethodModel> found = each.declaredMethod(ref.name(), ref.descriptor());
      if (found.isPresent() || each.isMissing()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** The method that a call comes to on an object of a class, as {@link Class#getName} has it. */
  Optional<MethodModel> selected(Invoke call, String className) {
    String name = className.startsWith("[") ? "java/lang/Object" : className.replace('.', '/');
    ClassModel receiver = program.find(name);
    return program
        .members()
        .resolve(call.method())
        .found()
        .flatMap(resolved -> program.members().select(receiver, resolved).found());
  }
}

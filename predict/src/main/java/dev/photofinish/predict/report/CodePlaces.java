package dev.photofinish.predict.report;

import dev.photofinish.finding.Frame;
import dev.photofinish.finding.MethodName;
import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.ClassNames;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.Value;
import dev.photofinish.predict.symbolic.CallSite;
import dev.photofinish.trace.ClassInfo;
import dev.photofinish.trace.Dictionary;
import dev.photofinish.trace.MethodInfo;
import dev.photofinish.trace.SiteInfo;
import java.util.Optional;

/** The sites of a trace as places in the code of the program. */
final class CodePlaces {

  private final Dictionary dictionary;
  private final Program program;

  CodePlaces(Dictionary dictionary, Program program) {
    this.dictionary = dictionary;
    this.program = program;
  }

  /** Nothing if the dictionary was cut before the site. */
  Optional<Frame> frame(int number) {
    return dictionary.site(number).flatMap(this::frame);
  }

  private Optional<Frame> frame(SiteInfo site) {
    return frame(new CallSite(site.method(), site.index(), site.line()));
  }

  /** Nothing if the dictionary was cut before the method. */
  Optional<Frame> frame(CallSite site) {
    return dictionary
        .method(site.method())
        .flatMap(method -> owner(method).map(owner -> frame(site, method, owner)));
  }

  private Optional<String> owner(MethodInfo method) {
    return dictionary.classOf(method.classNumber()).map(ClassInfo::name);
  }

  private Optional<MethodModel> declared(MethodInfo method, String owner) {
    return program
        .find(ClassNames.toInternal(owner))
        .declaredMethod(method.name(), MethodDescriptor.of(method.descriptor()));
  }

  private Frame frame(CallSite site, MethodInfo method, String owner) {
    ClassModel model = program.find(ClassNames.toInternal(owner));
    MethodDescriptor descriptor = MethodDescriptor.of(method.descriptor());
    int offset =
        site.line() > 0
            ? Frame.NO_OFFSET
            : declared(method, owner)
                .map(known -> known.bytecodeOffset(site.index()).orElse(Frame.NO_OFFSET))
                .orElse(Frame.NO_OFFSET);
    MethodName name =
        new MethodName(
            owner,
            method.name(),
            descriptor.parameters().stream().map(JavaType::sourceName).toList());
    return new Frame(name, model.sourcePath().orElse(""), site.line(), offset);
  }

  /** The field from which the code at a site has the array or container that it uses. */
  Optional<FieldModel> holder(int number) {
    return dictionary.site(number).flatMap(this::holder);
  }

  private Optional<FieldModel> holder(SiteInfo site) {
    return body(site)
        .flatMap(body -> instruction(body, site.index()))
        .filter(instruction -> instruction.operandCount() > 0)
        .flatMap(instruction -> load(instruction.operand(0)))
        .flatMap(load -> program.members().resolve(load.field()).found());
  }

  private Optional<Body> body(SiteInfo site) {
    return dictionary
        .method(site.method())
        .flatMap(method -> owner(method).flatMap(owner -> declared(method, owner)))
        .flatMap(MethodModel::body);
  }

  private static Optional<Instruction> instruction(Body body, int index) {
    for (Block block : body.blocks()) {
      for (Instruction instruction : block.instructions()) {
        if (instruction.index() == index) {
          return Optional.of(instruction);
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<FieldLoad> load(Value value) {
    return value instanceof Value.Result result && result.definition() instanceof FieldLoad load
        ? Optional.of(load)
        : Optional.empty();
  }

  /** The class of a site that is not among the given ones. */
  Optional<String> missingClass(int site) {
    return frame(site)
        .map(frame -> frame.method().className())
        .filter(name -> program.find(ClassNames.toInternal(name)).isMissing());
  }
}

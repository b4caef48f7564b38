package dev.photofinish.scan.report;

import dev.photofinish.finding.UselessSuppression;
import dev.photofinish.ir.AnnotationModel;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.domain.MethodKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Finds the annotations that were written to suppress races, and suppressed none. */
final class UselessAnnotations {

  private final SuppressingAnnotations annotations;
  private final Set<Target> used;
  private final List<UselessSuppression> found = new ArrayList<>();

  private UselessAnnotations(SuppressingAnnotations annotations, Set<Target> used) {
    this.annotations = annotations;
    this.used = used;
  }

  /**
   * Those of some classes.
   *
   * @param used the annotated code of which there was a race
   */
  static List<UselessSuppression> in(
      List<ClassModel> classes, SuppressingAnnotations annotations, Set<Target> used) {
    UselessAnnotations useless = new UselessAnnotations(annotations, used);
    classes.forEach(useless::add);
    return List.copyOf(useless.found);
  }

  private void add(ClassModel model) {
    useless(model.annotations(), () -> Target.of(model))
        .ifPresent(annotation -> add(annotation, model, "", 0));
    for (FieldModel field : model.fields()) {
      if (!field.annotations().isEmpty()) {
        useless(field.annotations(), () -> Target.of(field))
            .ifPresent(annotation -> add(annotation, model, field.name(), 0));
      }
    }
    // What compilers make, such as bridges, has copies of the annotations on what it was made from.
    for (MethodModel method : model.methods()) {
      if (!method.annotations().isEmpty() && !method.isSynthetic()) {
        useless(method.annotations(), () -> Target.of(method))
            .ifPresent(annotation -> add(annotation, method));
      }
    }
  }

  private Optional<AnnotationModel> useless(List<AnnotationModel> all, Supplier<Target> target) {
    return annotations.written(all).filter(annotation -> !used.contains(target.get()));
  }

  private void add(AnnotationModel annotation, MethodModel method) {
    String name = Places.methodName(MethodKey.of(method)).signature();
    int line = method.body().map(UselessAnnotations::firstLine).orElse(0);
    add(annotation, method.owner(), name, line);
  }

  private void add(AnnotationModel annotation, ClassModel owner, String member, int line) {
    found.add(
        new UselessSuppression(
            annotation.simpleName(),
            Places.binary(owner.name()),
            member,
            owner.sourcePath().orElse(""),
            line,
            SuppressingAnnotations.hasReason(annotation)));
  }

  private static int firstLine(Body body) {
    return body.blocks().stream()
        .flatMap(block -> block.instructions().stream())
        .mapToInt(Instruction::line)
        .filter(line -> line > 0)
        .findFirst()
        .orElse(0);
  }
}

package dev.photofinish.models;

import dev.photofinish.ir.AnnotationModel;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.MethodModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Finds the annotations that were written to suppress races, and suppressed none. */
public final class UselessAnnotations {

  private final SuppressingAnnotations annotations;
  private final Set<Target> used;
  private final List<UselessAnnotation> found = new ArrayList<>();

  private UselessAnnotations(SuppressingAnnotations annotations, Set<Target> used) {
    this.annotations = annotations;
    this.used = used;
  }

  /**
   * Those of some classes.
   *
   * @param used the annotated code of which there was a race
   */
  public static List<UselessAnnotation> in(
      List<ClassModel> classes, SuppressingAnnotations annotations, Set<Target> used) {
    UselessAnnotations useless = new UselessAnnotations(annotations, used);
    classes.forEach(useless::add);
    return List.copyOf(useless.found);
  }

  private void add(ClassModel model) {
    useless(model.annotations(), () -> Target.of(model))
        .ifPresent(each -> add(each, model, Optional.empty(), Optional.empty()));
    for (FieldModel field : model.fields()) {
      if (!field.annotations().isEmpty()) {
        useless(field.annotations(), () -> Target.of(field))
            .ifPresent(each -> add(each, model, Optional.of(field), Optional.empty()));
      }
    }
    // What compilers make, such as bridges, has copies of the annotations on what it was made from.
    for (MethodModel method : model.methods()) {
      if (!method.annotations().isEmpty() && !method.isSynthetic()) {
        useless(method.annotations(), () -> Target.of(method))
            .ifPresent(each -> add(each, model, Optional.empty(), Optional.of(method)));
      }
    }
  }

  private Optional<AnnotationModel> useless(List<AnnotationModel> all, Supplier<Target> target) {
    return annotations.written(all).filter(annotation -> !used.contains(target.get()));
  }

  private void add(
      AnnotationModel annotation,
      ClassModel owner,
      Optional<FieldModel> field,
      Optional<MethodModel> method) {
    found.add(new UselessAnnotation(annotation, owner, field, method));
  }
}

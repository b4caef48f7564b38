package dev.photofinish.models;

import dev.photofinish.ir.AnnotationModel;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.MethodModel;
import java.util.Optional;

/**
 * An annotation that was written to suppress races, and suppresses none.
 *
 * @param owner the annotated class, or the one with the annotated member
 * @param field the field, if it is on one
 * @param method the method, if it is on one
 */
public record UselessAnnotation(
    AnnotationModel annotation,
    ClassModel owner,
    Optional<FieldModel> field,
    Optional<MethodModel> method) {

  /** Whether the annotation says why; otherwise it is not heeded. */
  public boolean hasReason() {
    return SuppressingAnnotations.hasReason(annotation);
  }

  /** Where the method's code begins; 0 if unknown. */
  public int line() {
    return method.flatMap(MethodModel::body).stream()
        .flatMap(body -> body.blocks().stream())
        .flatMap(block -> block.instructions().stream())
        .mapToInt(instruction -> instruction.line())
        .filter(line -> line > 0)
        .findFirst()
        .orElse(0);
  }
}

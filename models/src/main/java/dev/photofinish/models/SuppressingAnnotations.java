package dev.photofinish.models;

import dev.photofinish.ir.AnnotationModel;
import java.util.List;
import java.util.Optional;

/** Finds the annotations that suppress races among those that stand on something. */
public final class SuppressingAnnotations {

  private final LibraryFacts library;

  public SuppressingAnnotations(LibraryFacts library) {
    this.library = library;
  }

  /** What the annotations on a target say. */
  Cover on(Target target, List<AnnotationModel> annotations) {
    if (annotations.isEmpty()) {
      return Cover.NONE;
    } else if (written(annotations).filter(SuppressingAnnotations::hasReason).isPresent()) {
      return new Cover(true, List.of(target));
    }
    return library.has(annotations, Meaning.SUPPRESS) ? new Cover(true, List.of()) : Cover.NONE;
  }

  /** The one that was written for this purpose alone; one that says why, if there are several. */
  Optional<AnnotationModel> written(List<AnnotationModel> annotations) {
    Optional<AnnotationModel> found = Optional.empty();
    for (AnnotationModel annotation : annotations) {
      if (library.meanings(annotation).contains(Meaning.SUPPRESS_WITH_REASON)) {
        if (hasReason(annotation)) {
          return Optional.of(annotation);
        }
        found = found.isPresent() ? found : Optional.of(annotation);
      }
    }
    return found;
  }

  /** The element has one name here and another there: any text will do. */
  static boolean hasReason(AnnotationModel annotation) {
    return annotation.values().values().stream()
        .anyMatch(value -> value instanceof String text && !text.isBlank());
  }
}

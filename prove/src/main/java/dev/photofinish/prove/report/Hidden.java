package dev.photofinish.prove.report;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import java.util.Set;

/**
 * The classes that were made up around a library: a reader does not know them.
 *
 * @param classes their internal names
 */
public record Hidden(Set<String> classes) {

  /** Nothing is made up. */
  public static final Hidden NOTHING = new Hidden(Set.of());

  public Hidden {
    classes = Set.copyOf(classes);
  }

  boolean has(ClassModel model) {
    return classes.contains(model.name());
  }

  boolean has(JavaType type) {
    return !type.isArray() && classes.contains(type.internalName());
  }

  /** Whether code is the reader's own. */
  boolean isApplication(ClassModel model) {
    return model.isApplication() && !has(model);
  }
}

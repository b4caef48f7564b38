package dev.photofinish.models;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.MethodModel;

/**
 * What an annotation stands on.
 *
 * @param owner the class, as an internal name
 * @param member a field's name, or a method's with its descriptor; empty for the class itself
 */
public record Target(String owner, String member) {

  static Target of(ClassModel model) {
    return new Target(model.name(), "");
  }

  static Target of(FieldModel field) {
    return new Target(field.owner().name(), field.name());
  }

  static Target of(MethodModel method) {
    return new Target(method.owner().name(), method.name() + method.descriptor().text());
  }
}

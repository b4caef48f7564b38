package dev.photofinish.prove.code;

import dev.photofinish.ir.ClassNames;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.JavaType;
import org.jspecify.annotations.Nullable;

/**
 * A field, or a hypothetical one that stands for other memory: the elements of an array, what a
 * container holds. Compared by identity; {@link Fields} makes one for each.
 */
public final class ProgramField {

  private final int id;
  private final String name;
  private final @Nullable FieldModel model;
  private final @Nullable FieldRef ref;

  ProgramField(int id, String name, @Nullable FieldModel model, @Nullable FieldRef ref) {
    this.id = id;
    this.name = name;
    this.model = model;
    this.ref = ref;
  }

  /** Its number, from 0, in the order in which fields were found. */
  public int id() {
    return id;
  }

  /** Whether it stands for other memory than a field. */
  public boolean isHypothetical() {
    return ref == null;
  }

  /** The field; null if it is hypothetical, or its class is missing. */
  public @Nullable FieldModel model() {
    return model;
  }

  /** The declared type; Object if that is not known. */
  public JavaType type() {
    return ref == null ? JavaType.OBJECT : ref.type();
  }

  /** Whether every access to it synchronizes. */
  public boolean isVolatile() {
    return model != null && model.isVolatile();
  }

  public boolean isFinal() {
    return model != null && model.isFinal();
  }

  public boolean isStatic() {
    return model != null && model.isStatic();
  }

  /** The class that declares it, in {@link Class#getName} form; empty if it is hypothetical. */
  public String className() {
    if (model != null) {
      return ClassNames.toBinary(model.owner().name());
    }
    return ref == null ? "" : ClassNames.toBinary(ref.owner());
  }

  /** Its name without the class. */
  public String name() {
    return name;
  }

  @Override
  public String toString() {
    return isHypothetical() ? name : className() + "." + name;
  }
}

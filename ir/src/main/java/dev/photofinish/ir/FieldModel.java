package dev.photofinish.ir;

import java.util.List;
import org.objectweb.asm.Opcodes;

/** A field that a class declares. */
public final class FieldModel {

  private final ClassModel owner;
  private final int access;
  private final String name;
  private final JavaType type;
  private final List<AnnotationModel> annotations;

  FieldModel(
      ClassModel owner, int access, String name, JavaType type, List<AnnotationModel> annotations) {
    this.owner = owner;
    this.access = access;
    this.name = name;
    this.type = type;
    this.annotations = List.copyOf(annotations);
  }

  public ClassModel owner() {
    return owner;
  }

  /** The access flags of the class file (JVMS table 4.5-A). */
  public int access() {
    return access;
  }

  public String name() {
    return name;
  }

  public JavaType type() {
    return type;
  }

  public List<AnnotationModel> annotations() {
    return annotations;
  }

  public boolean isStatic() {
    return (access & Opcodes.ACC_STATIC) != 0;
  }

  public boolean isFinal() {
    return (access & Opcodes.ACC_FINAL) != 0;
  }

  public boolean isVolatile() {
    return (access & Opcodes.ACC_VOLATILE) != 0;
  }

  public boolean isPrivate() {
    return (access & Opcodes.ACC_PRIVATE) != 0;
  }

  public boolean isSynthetic() {
    return (access & Opcodes.ACC_SYNTHETIC) != 0;
  }

  @Override
  public String toString() {
    return ClassNames.toBinary(owner.name()) + "." + name;
  }
}

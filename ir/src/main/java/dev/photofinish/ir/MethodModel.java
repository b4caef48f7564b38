package dev.photofinish.ir;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** A method that a class declares. */
public final class MethodModel {

  private final ClassModel owner;
  private final int position;
  private final int access;
  private final String name;
  private final MethodDescriptor descriptor;
  private final MethodAttributes attributes;

  /** A cache, racy by design: two threads that build the same body build equal ones. */
  private volatile @Nullable WeakReference<Body> body;

  MethodModel(
      ClassModel owner,
      int position,
      int access,
      String name,
      MethodDescriptor descriptor,
      MethodAttributes attributes) {
    this.owner = owner;
    this.position = position;
    this.access = access;
    this.name = name;
    this.descriptor = descriptor;
    this.attributes = attributes;
  }

  public ClassModel owner() {
    return owner;
  }

  /** Its place among the methods of its class, in the class file's order. */
  public int position() {
    return position;
  }

  /** The access flags of the class file (JVMS table 4.6-A). */
  public int access() {
    return access;
  }

  public String name() {
    return name;
  }

  public MethodDescriptor descriptor() {
    return descriptor;
  }

  public List<AnnotationModel> annotations() {
    return attributes.annotations();
  }

  /** The annotations of a declared parameter; the receiver does not count. */
  public List<AnnotationModel> parameterAnnotations(int parameter) {
    return attributes.parameterAnnotations(parameter);
  }

  /** The name that the class file records for a parameter apart from debug information. */
  public Optional<String> parameterName(int parameter) {
    return attributes.parameterName(parameter);
  }

  /** The exceptions it declares. */
  public List<String> exceptions() {
    return attributes.exceptions();
  }

  public boolean isStatic() {
    return has(Opcodes.ACC_STATIC);
  }

  public boolean isPrivate() {
    return has(Opcodes.ACC_PRIVATE);
  }

  public boolean isPublic() {
    return has(Opcodes.ACC_PUBLIC);
  }

  public boolean isProtected() {
    return has(Opcodes.ACC_PROTECTED);
  }

  public boolean isPackagePrivate() {
    return (access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED | Opcodes.ACC_PRIVATE)) == 0;
  }

  public boolean isFinal() {
    return has(Opcodes.ACC_FINAL);
  }

  public boolean isSynchronized() {
    return has(Opcodes.ACC_SYNCHRONIZED);
  }

  public boolean isAbstract() {
    return has(Opcodes.ACC_ABSTRACT);
  }

  public boolean isNative() {
    return has(Opcodes.ACC_NATIVE);
  }

  public boolean isSynthetic() {
    return has(Opcodes.ACC_SYNTHETIC);
  }

  public boolean isBridge() {
    return has(Opcodes.ACC_BRIDGE);
  }

  public boolean isVarargs() {
    return has(Opcodes.ACC_VARARGS);
  }

  public boolean isConstructor() {
    return name.equals("<init>");
  }

  public boolean isClassInitializer() {
    return name.equals("<clinit>");
  }

  public boolean hasCode() {
    return !isAbstract() && !isNative();
  }

  private boolean has(int flag) {
    return (access & flag) != 0;
  }

  /**
   * The body, built when first asked for and kept only while someone holds it. Empty for abstract
   * and native methods, and for code that is malformed: {@link Program#problems} then says why.
   */
  public Optional<Body> body() {
    WeakReference<Body> cached = body;
    Body known = cached == null ? null : cached.get();
    if (known != null) {
      return Optional.of(known);
    }
    return hasCode() ? owner.program().buildBody(this) : Optional.empty();
  }

  /**
   * Where an instruction of its code begins, as disassemblers count: in bytes from the start.
   *
   * @param index the instruction's number: see {@link Instruction#index}
   * @return empty if the number is not one of the class file's own instructions
   */
  public OptionalInt bytecodeOffset(int index) {
    return owner.program().bytecodeOffset(this, index);
  }

  /** What its code may run: costs much less than the body. */
  public References references() {
    return owner.program().references(this);
  }

  void cache(Body built) {
    body = new WeakReference<>(built);
  }

  /** The name with its parameter types as source writes them: {@code deposit(int,long)}. */
  public String signature() {
    return descriptor.parameters().stream()
        .map(JavaType::sourceName)
        .collect(Collectors.joining(",", name + "(", ")"));
  }

  @Override
  public String toString() {
    return ClassNames.toBinary(owner.name()) + "." + signature();
  }
}

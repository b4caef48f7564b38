package dev.photofinish.ir;

import dev.photofinish.ir.build.TypePool;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Reads what a class file says of a method beside its code. */
final class MethodParser extends MethodVisitor {

  private final TypePool types;
  private final int parameterCount;
  private final int capturedCount;
  private final List<String> exceptions;
  private final Consumer<MethodAttributes> sink;

  // Most methods have none of these: lists are made when there is something to put in.
  private List<AnnotationModel> annotations = List.of();
  private List<List<AnnotationModel>> byParameter = List.of();
  private List<String> parameterNames = List.of();

  /** How many parameters the two annotation tables have: not those that the compiler added. */
  private int annotableVisible;

  private int annotableInvisible;

  /**
   * @param capturedCount how many parameters at the end take the variables that a local class
   *     captures
   */
  MethodParser(
      TypePool types,
      int parameterCount,
      int capturedCount,
      List<String> exceptions,
      Consumer<MethodAttributes> sink) {
    super(Opcodes.ASM9);
    this.types = types;
    this.parameterCount = parameterCount;
    this.capturedCount = capturedCount;
    this.annotableVisible = parameterCount;
    this.annotableInvisible = parameterCount;
    this.exceptions = exceptions;
    this.sink = sink;
  }

  @Override
  public void visitParameter(@Nullable String name, int access) {
    parameterNames = modifiable(parameterNames);
    parameterNames.add(name == null ? "" : name);
  }

  @Override
  public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
    annotations = modifiable(annotations);
    return new AnnotationParser(types, descriptor, annotations::add);
  }

  private static <E> List<E> modifiable(List<E> list) {
    return list.isEmpty() ? new ArrayList<>(2) : list;
  }

  @Override
  public void visitAnnotableParameterCount(int count, boolean visible) {
    if (visible) {
      annotableVisible = count;
    } else {
      annotableInvisible = count;
    }
  }

  @Override
  public AnnotationVisitor visitParameterAnnotation(
      int parameter, String descriptor, boolean visible) {
    int hidden = parameterCount - (visible ? annotableVisible : annotableInvisible);
    int position = parameter + Math.max(0, hidden - capturedCount);
    byParameter = modifiable(byParameter);
    while (byParameter.size() <= position) {
      byParameter.add(new ArrayList<>(0));
    }
    return new AnnotationParser(types, descriptor, byParameter.get(position)::add);
  }

  @Override
  public void visitEnd() {
    boolean plain =
        annotations.isEmpty()
            && byParameter.isEmpty()
            && parameterNames.isEmpty()
            && exceptions.isEmpty();
    sink.accept(
        plain
            ? MethodAttributes.NONE
            : new MethodAttributes(annotations, byParameter, parameterNames, exceptions));
  }
}

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
  private final List<String> exceptions;
  private final Consumer<MethodAttributes> sink;
  private final List<AnnotationModel> annotations = new ArrayList<>(0);
  private final List<List<AnnotationModel>> byParameter = new ArrayList<>(0);
  private final List<String> parameterNames = new ArrayList<>(0);

  /** How many parameters the two annotation tables leave out: those that the compiler added. */
  private int annotableVisible;

  private int annotableInvisible;

  MethodParser(
      TypePool types,
      int parameterCount,
      List<String> exceptions,
      Consumer<MethodAttributes> sink) {
    super(Opcodes.ASM9);
    this.types = types;
    this.parameterCount = parameterCount;
    this.annotableVisible = parameterCount;
    this.annotableInvisible = parameterCount;
    this.exceptions = exceptions;
    this.sink = sink;
  }

  @Override
  public void visitParameter(@Nullable String name, int access) {
    parameterNames.add(name == null ? "" : name);
  }

  @Override
  public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
    return new AnnotationParser(types, descriptor, annotations::add);
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
    int annotable = visible ? annotableVisible : annotableInvisible;
    int position = parameter + Math.max(0, parameterCount - annotable);
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

package dev.photofinish.prove.harness.generic;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.signature.SignatureVisitor;

/** Reads one type of a signature. */
final class TypeReader extends SignatureVisitor {

  private final Consumer<GenericType> found;
  private final List<GenericType> arguments = new ArrayList<>();
  private String className = "";
  private int dimensions;

  TypeReader(Consumer<GenericType> found) {
    super(Opcodes.ASM9);
    this.found = found;
  }

  @Override
  public void visitBaseType(char descriptor) {
    found.accept(type(GenericType.Kind.PRIMITIVE, String.valueOf(descriptor)));
  }

  @Override
  public void visitTypeVariable(String name) {
    found.accept(type(GenericType.Kind.VARIABLE, name));
  }

  @Override
  public SignatureVisitor visitArrayType() {
    dimensions++;
    return this;
  }

  @Override
  public void visitClassType(String name) {
    className = name;
  }

  @Override
  public void visitInnerClassType(String name) {
    className += "$" + name;
    arguments.clear();
  }

  @Override
  public void visitTypeArgument() {
    arguments.add(new GenericType(GenericType.Kind.CLASS, "java/lang/Object", 0, List.of()));
  }

  @Override
  public SignatureVisitor visitTypeArgument(char wildcard) {
    return new TypeReader(arguments::add);
  }

  @Override
  public void visitEnd() {
    found.accept(type(GenericType.Kind.CLASS, className));
  }

  private GenericType type(GenericType.Kind kind, String name) {
    return new GenericType(kind, name, dimensions, arguments);
  }
}

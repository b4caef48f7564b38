package dev.photofinish.prove.harness.code;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodRef;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes expressions of one method as bytecode. */
final class ExpressionWriter implements Expression.Visitor {

  private final MethodVisitor code;
  private final String mainClass;
  private final Routine routine;

  ExpressionWriter(MethodVisitor code, String mainClass, Routine routine) {
    this.code = code;
    this.mainClass = mainClass;
    this.routine = routine;
  }

  @Override
  public void read(Expression.Read read) {
    Variable variable = read.variable();
    String descriptor = variable.type().descriptor();
    code.visitFieldInsn(Opcodes.GETSTATIC, mainClass, variable.name(), descriptor);
  }

  @Override
  public void parameter(Expression.Parameter parameter) {
    int index = parameter.index();
    Type type = Type.getType(routine.parameters().get(index).descriptor());
    code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), routine.slot(index));
  }

  @Override
  public void self() {
    code.visitVarInsn(Opcodes.ALOAD, 0);
  }

  @Override
  public void create(Expression.Create create) {
    code.visitTypeInsn(Opcodes.NEW, create.constructor().owner());
    code.visitInsn(Opcodes.DUP);
    create.arguments().forEach(argument -> argument.accept(this));
    invoke(Opcodes.INVOKESPECIAL, create.constructor());
  }

  @Override
  public void call(Expression.Call call) {
    call.receiver().ifPresent(receiver -> receiver.accept(this));
    call.arguments().forEach(argument -> argument.accept(this));
    invoke(opcode(call), call.method());
  }

  private static int opcode(Expression.Call call) {
    if (call.receiver().isEmpty()) {
      return Opcodes.INVOKESTATIC;
    }
    return call.method().ownerIsInterface() ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
  }

  void invoke(int opcode, MethodRef method) {
    code.visitMethodInsn(
        opcode,
        method.owner(),
        method.name(),
        method.descriptor().text(),
        method.ownerIsInterface());
  }

  @Override
  public void constant(Expression.Constant constant) {
    code.visitFieldInsn(
        Opcodes.GETSTATIC, constant.owner(), constant.name(), constant.type().descriptor());
  }

  @Override
  public void arrayOf(Expression.ArrayOf arrayOf) {
    JavaType element = arrayOf.elementType();
    code.visitInsn(Opcodes.ICONST_1);
    newArray(element);
    code.visitInsn(Opcodes.DUP);
    code.visitInsn(Opcodes.ICONST_0);
    arrayOf.element().accept(this);
    code.visitInsn(Type.getType(element.descriptor()).getOpcode(Opcodes.IASTORE));
  }

  private void newArray(JavaType element) {
    switch (element.kind()) {
      case BOOLEAN -> code.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_BOOLEAN);
      case BYTE -> code.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_BYTE);
      case CHAR -> code.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_CHAR);
      case SHORT -> code.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_SHORT);
      case INT -> code.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_INT);
      case LONG -> code.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_LONG);
      case FLOAT -> code.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_FLOAT);
      case DOUBLE -> code.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_DOUBLE);
      default -> code.visitTypeInsn(Opcodes.ANEWARRAY, element.internalName());
    }
  }

  @Override
  public void elementOf(Expression.ElementOf elementOf) {
    elementOf.array().accept(this);
    code.visitInsn(Opcodes.ICONST_0);
    code.visitInsn(Type.getType(elementOf.elementType().descriptor()).getOpcode(Opcodes.IALOAD));
  }

  @Override
  public void cast(Expression.Cast cast) {
    cast.value().accept(this);
    code.visitTypeInsn(Opcodes.CHECKCAST, cast.type().internalName());
  }

  @Override
  public void nothing() {
    code.visitInsn(Opcodes.ACONST_NULL);
  }
}

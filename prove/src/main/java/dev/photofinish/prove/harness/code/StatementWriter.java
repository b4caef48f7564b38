package dev.photofinish.prove.harness.code;

import java.util.IdentityHashMap;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes the statements of one method as bytecode. Between statements the stack is empty, and no
 * locals are used but the parameters: so all stack map frames are alike.
 */
final class StatementWriter implements Statement.Visitor {

  /** Class files count no further (JVMS 4.7.12). */
  private static final int LAST_LINE = 0xffff;

  private final MethodVisitor code;
  private final String mainClass;
  private final Routine routine;
  private final IdentityHashMap<Statement, Integer> lines;
  private final ExpressionWriter expressions;

  StatementWriter(
      MethodVisitor code,
      String mainClass,
      Routine routine,
      IdentityHashMap<Statement, Integer> lines) {
    this.code = code;
    this.mainClass = mainClass;
    this.routine = routine;
    this.lines = lines;
    this.expressions = new ExpressionWriter(code, mainClass, routine);
  }

  void write(List<Statement> body) {
    body.forEach(this::write);
  }

  private void write(Statement statement) {
    Integer line = lines.get(statement);
    if (line != null && line <= LAST_LINE) {
      Label here = new Label();
      code.visitLabel(here);
      code.visitLineNumber(line, here);
    }
    statement.accept(this);
  }

  @Override
  public void assign(Statement.Assign assign) {
    Variable target = assign.target();
    assign.value().accept(expressions);
    String descriptor = target.type().descriptor();
    code.visitFieldInsn(Opcodes.PUTSTATIC, mainClass, target.name(), descriptor);
  }

  @Override
  public void evaluate(Statement.Evaluate evaluate) {
    evaluate.call().accept(expressions);
    switch (evaluate.call().method().descriptor().returnType().size()) {
      case 1 -> code.visitInsn(Opcodes.POP);
      case 2 -> code.visitInsn(Opcodes.POP2);
      default -> {
        // Nothing to drop.
      }
    }
  }

  @Override
  public void start(Statement.Start start) {
    code.visitTypeInsn(Opcodes.NEW, start.thread().name());
    code.visitInsn(Opcodes.DUP);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, start.thread().name(), "<init>", "()V", false);
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, CodeClass.THREAD, "start", "()V", false);
  }

  @Override
  public void choice(Statement.Choice choice) {
    Label behind = new Label();
    jumpUnlessAny(behind);
    write(choice.body());
    target(behind);
  }

  @Override
  public void loop(Statement.Loop loop) {
    Label head = new Label();
    Label behind = new Label();
    target(head);
    jumpUnlessAny(behind);
    write(loop.body());
    code.visitJumpInsn(Opcodes.GOTO, head);
    target(behind);
  }

  @Override
  public void attempt(Statement.Attempt attempt) {
    Label start = new Label();
    Label end = new Label();
    Label handler = new Label();
    Label behind = new Label();
    code.visitTryCatchBlock(start, end, handler, "java/lang/Throwable");
    code.visitLabel(start);
    write(attempt.body());
    code.visitLabel(end);
    code.visitJumpInsn(Opcodes.GOTO, behind);
    code.visitLabel(handler);
    code.visitFrame(Opcodes.F_SAME1, 0, null, 1, new Object[] {"java/lang/Throwable"});
    code.visitInsn(Opcodes.POP);
    target(behind);
  }

  private void jumpUnlessAny(Label behind) {
    code.visitFieldInsn(Opcodes.GETSTATIC, mainClass, JavaPrinter.ANY, "Z");
    code.visitJumpInsn(Opcodes.IFEQ, behind);
  }

  private void target(Label label) {
    code.visitLabel(label);
    code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
  }

  @Override
  public void giveBack(Statement.GiveBack giveBack) {
    giveBack.value().accept(expressions);
    code.visitInsn(Type.getType(routine.result().descriptor()).getOpcode(Opcodes.IRETURN));
  }

  @Override
  public void construct(Statement.Construct construct) {
    expressions.self();
    for (int i = 0; i < routine.parameters().size(); i++) {
      expressions.parameter(new Expression.Parameter(i));
    }
    expressions.invoke(Opcodes.INVOKESPECIAL, construct.constructor());
  }
}

package dev.photofinish.scan.il;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Writes the bytecode of one method, as a compiler of Java would. */
final class MethodEmitter {

  private final MethodVisitor code;
  private final VariableSlots variables;

  private MethodEmitter(MethodVisitor code) {
    this.code = code;
    this.variables = new VariableSlots(code);
  }

  /** Writes a method into a visitor that was opened for it. */
  static void emit(Method method, MethodVisitor code) {
    MethodEmitter emitter = new MethodEmitter(code);
    code.visitCode();
    method.formals().forEach(emitter.variables::declare);
    emitter.block(method.body());
    emitter.line(method.end());
    code.visitInsn(Opcodes.RETURN);
    emitter.variables.describe();
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  static String descriptor(int arity) {
    return "(" + ClassEmitter.TYPE.repeat(arity) + ")V";
  }

  private void block(Block block) {
    for (Command command : block.commands()) {
      line(command.line());
      command(command);
    }
  }

  private void line(int number) {
    code.visitLineNumber(number, here());
  }

  private void command(Command command) {
    if (command instanceof Command.Simple simple) {
      simple(simple);
    } else if (command instanceof Command.Locked locked) {
      locked(locked);
    } else if (command instanceof Command.Choice choice) {
      choice(choice);
    } else if (command instanceof Command.Loop loop) {
      loop(loop);
    } else {
      call((Command.Call) command);
    }
  }

  private void simple(Command.Simple command) {
    if (command instanceof Command.Copy copy) {
      variables.load(copy.source());
      variables.store(copy.target());
    } else if (command instanceof Command.Load load) {
      push(load.source());
      variables.store(load.target());
    } else if (command instanceof Command.Store store) {
      store(store);
    } else if (command instanceof Command.New fresh) {
      fresh(fresh);
    } else {
      code.visitInsn(Opcodes.NOP);
    }
  }

  private void store(Command.Store store) {
    Exp target = store.target();
    push(new Exp(target.root(), target.fields().subList(0, target.fields().size() - 1)));
    variables.load(store.source());
    field(Opcodes.PUTFIELD, target.lastField());
  }

  private void fresh(Command.New fresh) {
    code.visitTypeInsn(Opcodes.NEW, ClassEmitter.NAME);
    code.visitInsn(Opcodes.DUP);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, ClassEmitter.NAME, "<init>", "()V", false);
    variables.store(fresh.target());
  }

  private void call(Command.Call call) {
    call.actuals().forEach(this::push);
    String descriptor = descriptor(call.actuals().size());
    code.visitMethodInsn(Opcodes.INVOKESTATIC, ClassEmitter.NAME, call.method(), descriptor, false);
  }

  private void push(Exp expression) {
    variables.load(expression.root());
    expression.fields().forEach(field -> field(Opcodes.GETFIELD, field));
  }

  private void field(int opcode, String field) {
    code.visitFieldInsn(opcode, ClassEmitter.NAME, field, ClassEmitter.TYPE);
  }

  /** The block and both ways out of it, by a throwable and not, as for a synchronized statement. */
  private void locked(Command.Locked locked) {
    int lock = variables.unnamed();
    code.visitLdcInsn(Type.getObjectType(ClassEmitter.NAME));
    code.visitInsn(Opcodes.DUP);
    code.visitVarInsn(Opcodes.ASTORE, lock);
    code.visitInsn(Opcodes.MONITORENTER);
    Label start = here();
    block(locked.body());
    line(locked.end());
    unlock(lock);
    Label end = here();
    Label after = new Label();
    code.visitJumpInsn(Opcodes.GOTO, after);
    handler(lock, start, end);
    code.visitLabel(after);
  }

  /**
   * Whatever is thrown, also while unlocking, comes here and goes on unlocked. The entries are
   * written when the block is done, since the JVM takes the first that fits: inner ones come first.
   */
  private void handler(int lock, Label start, Label end) {
    int thrown = variables.unnamed();
    Label handler = here();
    code.visitVarInsn(Opcodes.ASTORE, thrown);
    unlock(lock);
    code.visitTryCatchBlock(start, end, handler, null);
    code.visitTryCatchBlock(handler, here(), handler, null);
    code.visitVarInsn(Opcodes.ALOAD, thrown);
    code.visitInsn(Opcodes.ATHROW);
  }

  private void unlock(int lock) {
    code.visitVarInsn(Opcodes.ALOAD, lock);
    code.visitInsn(Opcodes.MONITOREXIT);
  }

  private void choice(Command.Choice choice) {
    Label second = new Label();
    Label after = new Label();
    unlessStar(second);
    block(choice.first());
    code.visitJumpInsn(Opcodes.GOTO, after);
    code.visitLabel(second);
    block(choice.second());
    code.visitLabel(after);
  }

  private void loop(Command.Loop loop) {
    Label again = here();
    Label after = new Label();
    unlessStar(after);
    block(loop.body());
    code.visitJumpInsn(Opcodes.GOTO, again);
    code.visitLabel(after);
  }

  private void unlessStar(Label target) {
    code.visitFieldInsn(Opcodes.GETSTATIC, ClassEmitter.NAME, ClassEmitter.STAR, "Z");
    code.visitJumpInsn(Opcodes.IFEQ, target);
  }

  private Label here() {
    Label label = new Label();
    code.visitLabel(label);
    return label;
  }
}

package dev.photofinish.record.weave;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Has monitors told. Code with a monitor from which an exception could leave the method is never
 * compiled, nor a handler that comes to itself from a call: so what is told with a monitor held has
 * handlers that give it back.
 */
abstract class MonitorWeaver extends CallWeaver {

  private static final String LOCK = "(Ljava/lang/Object;I" + Names.of(Names.CONTEXT) + ")V";
  private static final Type OBJECT = Type.getObjectType("java/lang/Object");

  private final WovenMethod method;
  private final Registry registry;

  /** What follows the instruction that takes a monitor, up to the next one of the program. */
  private @Nullable Label taken;

  /** What gives back a monitor of which that could not be told; it comes before what comes next. */
  private @Nullable Runnable release;

  MonitorWeaver(
      WovenMethod method,
      WovenFields fields,
      Calls calls,
      CertainCalls certain,
      Registry registry,
      MethodVisitor to) {
    super(method, fields, calls, certain, registry, to);
    this.method = method;
    this.registry = registry;
  }

  /** An instruction of the program comes next. */
  final void beforeInstruction() {
    if (release != null) {
      release.run();
      release = null;
    }
    taken = null;
  }

  /** What is told behind the taking of a monitor has the handler that gives it back. */
  @Override
  public void visitLabel(Label label) {
    if (taken != null) {
      holdFrom(label, taken);
    }
    super.visitLabel(label);
  }

  @Override
  public void visitInsn(int opcode) {
    if (opcode == Opcodes.MONITORENTER) {
      tellBranches();
      take();
    } else if (opcode == Opcodes.MONITOREXIT && isReached()) {
      giveBack();
    } else {
      super.visitInsn(opcode);
    }
  }

  private void take() {
    add(Opcodes.DUP);
    store(OBJECT, scratch());
    if (registry.isGated()) {
      tellLock("taking", () -> load(OBJECT, scratch()));
    } else if (registry.watchesStates()) {
      tellLock("mayWait", () -> load(OBJECT, scratch()));
    }
    super.visitInsn(Opcodes.MONITORENTER);
    Label behind = new Label();
    super.visitLabel(behind);
    tellLock("taken", () -> load(OBJECT, scratch()));
    taken = behind;
  }

  /**
   * A monitor is given back. If what is told before it fails, it is given back all the same, by
   * code that tells nothing.
   */
  private void giveBack() {
    add(Opcodes.DUP);
    store(OBJECT, scratch());
    Label start = new Label();
    Label end = new Label();
    Label handler = new Label();
    State failed = state().thrown();
    super.visitLabel(start);
    tellBranchesOrCaught();
    tellLock("giving", () -> load(OBJECT, scratch()));
    super.visitLabel(end);
    super.visitInsn(Opcodes.MONITOREXIT);
    addHandler(start, end, handler);
    release = () -> release(handler, failed);
  }

  /** Added where the handlers of what comes next hold, and no more those within the monitor. */
  private void release(Label handler, State failed) {
    Label done = new Label();
    State after = state();
    super.visitJumpInsn(Opcodes.GOTO, done);
    meet(handler, failed);
    load(OBJECT, scratch());
    super.visitInsn(Opcodes.MONITOREXIT);
    super.visitInsn(Opcodes.ATHROW);
    meet(done, after);
  }

  /** A synchronized method begins. */
  final void takeMonitor() {
    if (registry.isGated()) {
      lock("taking");
      loadLock();
      add(Opcodes.MONITORENTER);
    }
    lock("taken");
  }

  /** It is left. */
  final void giveMonitor() {
    lock("giving");
    if (registry.isGated()) {
      loadLock();
      add(Opcodes.MONITOREXIT);
    }
  }

  /** The monitor of a synchronized method was taken, or is about to be given back. */
  private void lock(String hook) {
    tellLock(hook, this::loadLock);
  }

  private void loadLock() {
    if (!method.isStatic()) {
      object();
    } else if ((method.version() & 0xffff) >= Opcodes.V1_5) {
      super.visitLdcInsn(Type.getObjectType(method.owner()));
    } else {
      super.visitLdcInsn(method.owner().replace('/', '.'));
      super.visitMethodInsn(
          Opcodes.INVOKESTATIC,
          "java/lang/Class",
          "forName",
          "(Ljava/lang/String;)Ljava/lang/Class;",
          false);
    }
  }

  private void tellLock(String hook, Runnable lock) {
    whileRecorded(
        () -> {
          lock.run();
          number(site());
          context();
          hook(hook, LOCK);
        });
  }
}

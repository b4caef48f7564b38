package dev.photofinish.record.weave;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Has the way through a method told: where it begins, which way jumps go, where exceptions are
 * caught, and where calls come back that may have gone anywhere.
 */
abstract class PathWeaver extends MemoryWeaver {

  private static final String OF_NUMBERS = "(II" + Names.of(Names.CONTEXT) + ")Z";
  private static final String OF_REFERENCES =
      "(Ljava/lang/Object;Ljava/lang/Object;" + Names.of(Names.CONTEXT) + ")Z";

  /** In the order of the instructions that compare numbers. */
  private static final String[] COMPARISONS = {
    "equal", "notEqual", "less", "notLess", "greater", "notGreater"
  };

  private final WovenMethod method;
  private final CertainCalls certain;

  PathWeaver(
      WovenMethod method,
      WovenFields fields,
      CertainCalls certain,
      Registry registry,
      MethodVisitor to) {
    super(method, fields, registry, to);
    this.method = method;
    this.certain = certain;
  }

  /** The method begins, and has its context. */
  final void enter() {
    if (method.path() == WovenMethod.Path.HIDDEN) {
      add(Opcodes.ICONST_0);
    } else {
      context();
      number(method.number());
      tell("enter", "(I)I");
    }
    super.visitVarInsn(Opcodes.ISTORE, frameVariable());
    if (method.path() == WovenMethod.Path.GAP) {
      context();
      tell("gap", "()V");
    }
  }

  private void tell(String name, String descriptor) {
    super.visitMethodInsn(Opcodes.INVOKEVIRTUAL, Names.CONTEXT, name, descriptor, false);
  }

  private boolean isTold() {
    return method.hasPath() && isReached();
  }

  /** A jump back comes next. */
  final void loop() {
    if (isTold()) {
      context();
      tell("loop", "()V");
    }
  }

  /** An exception has come to the handler that begins with an instruction. */
  final void caught(int instruction) {
    if (isTold()) {
      context();
      super.visitVarInsn(Opcodes.ILOAD, frameVariable());
      number(instruction);
      tell("caught", "(II)V");
    }
  }

  /** Whether it is told that an exception leaves the method. */
  final boolean tellsDeath() {
    // In constructors the object may be none yet.
    return method.hasPath() && !method.node().name.startsWith("<");
  }

  /** An exception leaves the method. */
  final void died() {
    if (tellsDeath()) {
      context();
      super.visitVarInsn(Opcodes.ILOAD, frameVariable());
      tell("died", "(I)V");
    }
  }

  /** A call came back. */
  final void calledBack(int opcode, String owner, String name, String descriptor) {
    if (isTold() && !certain.isWoven(opcode, owner, name, descriptor)) {
      calledBack();
    }
  }

  final void calledBack() {
    if (isTold()) {
      context();
      super.visitVarInsn(Opcodes.ILOAD, frameVariable());
      tell("back", "(I)V");
    }
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    if (opcode == Opcodes.GOTO || opcode == Opcodes.JSR || !isTold()) {
      super.visitJumpInsn(opcode, label);
    } else if (opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ICMPLE) {
      compare(COMPARISONS[opcode - Opcodes.IF_ICMPEQ], OF_NUMBERS, label);
    } else if (opcode >= Opcodes.IFEQ && opcode <= Opcodes.IFLE) {
      add(Opcodes.ICONST_0);
      compare(COMPARISONS[opcode - Opcodes.IFEQ], OF_NUMBERS, label);
    } else if (hasMemoryOnTop()) {
      jumpEitherWay(opcode, label);
    } else {
      compareReferences(opcode, label);
    }
  }

  private void compareReferences(int opcode, Label label) {
    if (opcode == Opcodes.IFNULL || opcode == Opcodes.IFNONNULL) {
      add(Opcodes.ACONST_NULL);
    }
    boolean same = opcode == Opcodes.IF_ACMPEQ || opcode == Opcodes.IFNULL;
    compare(same ? "same" : "notSame", OF_REFERENCES, label);
  }

  private void compare(String name, String descriptor, Label label) {
    context();
    super.visitMethodInsn(Opcodes.INVOKESTATIC, Names.BRANCHES, name, descriptor, false);
    super.visitJumpInsn(Opcodes.IFNE, label);
  }

  /** Whether one of the topmost is no object yet: it can be compared, but not be passed. */
  private boolean hasMemoryOnTop() {
    if (stack == null) {
      return false;
    }
    int size = stack.size();
    return stack.subList(Math.max(0, size - 2), size).stream()
        .anyMatch(type -> type instanceof Label || type.equals(Opcodes.UNINITIALIZED_THIS));
  }

  private void jumpEitherWay(int opcode, Label label) {
    Label taken = new Label();
    Label next = new Label();
    super.visitJumpInsn(opcode, taken);
    State after = state();
    tellBranch(Opcodes.ICONST_0);
    super.visitJumpInsn(Opcodes.GOTO, next);
    meet(taken, after);
    tellBranch(Opcodes.ICONST_1);
    super.visitJumpInsn(Opcodes.GOTO, label);
    meet(next, after);
  }

  private void tellBranch(int outcome) {
    context();
    add(outcome);
    tell("branch", "(Z)V");
  }

  @Override
  public void visitTableSwitchInsn(int low, int high, Label other, Label... labels) {
    tellKey();
    super.visitTableSwitchInsn(low, high, other, labels);
  }

  @Override
  public void visitLookupSwitchInsn(Label other, int[] keys, Label[] labels) {
    tellKey();
    super.visitLookupSwitchInsn(other, keys, labels);
  }

  private void tellKey() {
    if (isTold()) {
      context();
      super.visitMethodInsn(
          Opcodes.INVOKESTATIC,
          Names.BRANCHES,
          "switchKey",
          "(I" + Names.of(Names.CONTEXT) + ")I",
          false);
    }
  }
}

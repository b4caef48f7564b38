package dev.photofinish.record.weave;

import java.util.Set;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Has the way through a method told: where it begins, which way jumps go, where exceptions are
 * caught, and where calls come back that may have gone anywhere.
 *
 * <p>The outcomes of jumps are collected in a variable, as bits of a run, and told before anything
 * else is: an event, a call, whatever may run other code, the end of the method. So a jump costs no
 * more than a shift, and a loop that touches nothing shared seldom leaves its registers.
 */
abstract class PathWeaver extends MemoryWeaver {

  private static final int NOT_CAUGHT = -1;

  private static final String OF_NUMBERS = "(II)Z";
  private static final String OF_REFERENCES = "(Ljava/lang/Object;Ljava/lang/Object;)Z";

  /** In the order of the instructions that compare numbers. */
  private static final String[] COMPARISONS = {
    "equal", "notEqual", "less", "notLess", "greater", "notGreater"
  };

  private final WovenMethod method;
  private final CertainCalls certain;

  /** Where ways meet, so that it is not known whether there were jumps. */
  private final Set<Label> targets;

  /** The handler that is to be told, by its first instruction. */
  private int caughtAt = NOT_CAUGHT;

  /** Whether there may be outcomes that are not told yet. */
  private boolean isPending;

  PathWeaver(
      WovenMethod method,
      WovenFields fields,
      CertainCalls certain,
      Registry registry,
      MethodVisitor to) {
    super(method, fields, registry, to);
    this.method = method;
    this.certain = certain;
    this.targets = PathMarks.targets(method.node());
  }

  /** The method begins: it gets its context, its frame, and an empty run. */
  final void enter() {
    findContext();
    if (method.isFocused()) {
      return;
    }
    if (method.path() == WovenMethod.Path.HIDDEN) {
      add(Opcodes.ICONST_0);
    } else {
      number(method.number());
      tell("enter", "(I", "I");
    }
    super.visitVarInsn(Opcodes.ISTORE, frameVariable());
    add(Opcodes.LCONST_1);
    super.visitVarInsn(Opcodes.LSTORE, runVariable());
    if (method.path() == WovenMethod.Path.GAP) {
      tell("gap", "(", "V");
    }
  }

  /** Calls a hook with what is on the stack, and the context. */
  private void tell(String name, String arguments, String result) {
    tell(Names.PATHS, name, arguments, result);
  }

  private void tell(String owner, String name, String arguments, String result) {
    context();
    super.visitMethodInsn(
        Opcodes.INVOKESTATIC,
        owner,
        name,
        arguments + Names.of(Names.CONTEXT) + ")" + result,
        false);
  }

  private boolean isTold() {
    return method.hasPath() && isReached();
  }

  /** Something comes next that may tell, or run code that does. */
  @Override
  final void tellBranches() {
    if (isPending && isTold()) {
      run("flush");
      isPending = false;
    }
  }

  /** The same, but only if control comes to this place, and not on the ways around it. */
  @Override
  final void tellBranchesAside() {
    boolean wasPending = isPending;
    tellBranches();
    isPending = wasPending;
  }

  /** There must be room for more outcomes, however many there are already. */
  final void makeRoom() {
    if (isTold()) {
      run("makeRoom");
    }
  }

  private void run(String name) {
    super.visitVarInsn(Opcodes.LLOAD, runVariable());
    tell(Names.BRANCHES, name, "(J", "J");
    super.visitVarInsn(Opcodes.LSTORE, runVariable());
  }

  @Override
  public void visitLabel(Label label) {
    isPending |= targets.contains(label);
    super.visitLabel(label);
  }

  /** A jump back comes next, on a way without any other item. */
  final void loop() {
    if (isTold()) {
      tellBranches();
      tell("loop", "(", "V");
    }
  }

  /** An exception has come to the handler that begins with an instruction. */
  final void caught(int instruction) {
    if (isTold()) {
      isPending = !targets.isEmpty();
      tellBranches();
      super.visitVarInsn(Opcodes.ILOAD, frameVariable());
      number(instruction);
      tell("caught", "(II", "V");
    }
  }

  /** The same of a handler that gives a monitor back at once, with which it is told. */
  final void caughtWithMonitor(int instruction) {
    caughtAt = instruction;
  }

  /** Tells what has to be before a monitor is given back. */
  final void tellBranchesOrCaught() {
    if (caughtAt == NOT_CAUGHT) {
      tellBranches();
    } else {
      caught(caughtAt);
      caughtAt = NOT_CAUGHT;
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
      isPending = !targets.isEmpty();
      tellBranches();
      super.visitVarInsn(Opcodes.ILOAD, frameVariable());
      tell("died", "(I", "V");
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
      super.visitVarInsn(Opcodes.ILOAD, frameVariable());
      tell("back", "(I", "V");
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
    super.visitMethodInsn(Opcodes.INVOKESTATIC, Names.BRANCHES, name, descriptor, false);
    add(Opcodes.DUP);
    collect();
    super.visitJumpInsn(Opcodes.IFNE, label);
  }

  /** Puts the outcome on the stack, which is used up, behind the others. */
  private void collect() {
    add(Opcodes.I2L);
    super.visitVarInsn(Opcodes.LLOAD, runVariable());
    add(Opcodes.ICONST_1);
    add(Opcodes.LSHL);
    add(Opcodes.LOR);
    super.visitVarInsn(Opcodes.LSTORE, runVariable());
    isPending = true;
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
    add(Opcodes.ICONST_0);
    collect();
    super.visitJumpInsn(Opcodes.GOTO, next);
    meet(taken, after);
    add(Opcodes.ICONST_1);
    collect();
    super.visitJumpInsn(Opcodes.GOTO, label);
    meet(next, after);
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
      tellBranches();
      tell("switchKey", "(I", "I");
    }
  }
}

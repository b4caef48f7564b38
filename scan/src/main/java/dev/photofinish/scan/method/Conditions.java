package dev.photofinish.scan.method;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Comparison;
import dev.photofinish.ir.Compute;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.If;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Operator;
import dev.photofinish.ir.Value;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.Threads;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the outcome of a test says: that a lock was taken, that this is the main thread. */
final class Conditions {

  private static final int MAX_DEPTH = 3;

  private final Fields fields;
  private final Map<Integer, LockSet> tried = new HashMap<>();
  private final Set<Lock.Name> promised = new HashSet<>();
  private final Set<Integer> mainTests = new HashSet<>();

  /**
   * @param fields tells those that are zero, false or null for good
   */
  Conditions(Fields fields) {
    this.fields = fields;
  }

  /** That a value is true, or not zero, if a lock was taken. */
  void tries(Value result, LockSet locks) {
    tried.put(result.id(), locks);
  }

  /** That a lock is only asked for, not taken. */
  void promises(Lock.Name lock) {
    promised.add(lock);
  }

  /** The locks that callers hold already: they are not taken for them. */
  Set<Lock.Name> promised() {
    return promised;
  }

  /** That a value is true on the main thread. */
  void testsMain(Value result) {
    mainTests.add(result.id());
  }

  /** The locks that are held if a value is true. */
  LockSet ifTrue(Value value) {
    return tried.isEmpty() ? LockSet.NONE : ifTrue(LockNaming.plain(value), 0);
  }

  private LockSet ifTrue(Value value, int depth) {
    if (!(value instanceof Value.Phi phi) || depth > MAX_DEPTH) {
      return tried.getOrDefault(value.id(), LockSet.NONE);
    }
    LockSet onAll = null;
    for (int i = 0; i < phi.operandCount(); i++) {
      Value operand = phi.operand(i);
      if (!isZero(operand)) {
        LockSet one = ifTrue(operand, depth + 1);
        onAll = onAll == null ? one : onAll.meet(one);
      }
    }
    return onAll == null ? LockSet.NONE : onAll;
  }

  boolean isEmpty() {
    return tried.isEmpty() && mainTests.isEmpty();
  }

  /** The state in which a block goes on to one of its successors; null if it never does. */
  @Nullable State onEdge(State state, Block block, int successor) {
    If test = lastIf(block);
    if (test == null || !isZero(test.right())) {
      return state;
    }
    boolean holds = successor == 0;
    boolean isTrue =
        test.comparison() == Comparison.NE ? holds : test.comparison() == Comparison.EQ && !holds;
    if (isTrue && isFalse(test.left())) {
      return null;
    } else if (isEmpty()) {
      return state;
    }
    return isTrue ? ifTrue(state, test.left()) : ifFalse(state, test.left());
  }

  /**
   * Whether a value is a field that is never set. What is asserted is what callers promise, whether
   * or not it is checked.
   */
  private boolean isFalse(Value value) {
    return value instanceof Value.Result result
        && result.definition() instanceof FieldLoad load
        && (load.field().name().equals("$assertionsDisabled") || fields.isNeverSet(load.field()));
  }

  private static @Nullable If lastIf(Block block) {
    List<Instruction> instructions = block.instructions();
    return !instructions.isEmpty() && instructions.get(instructions.size() - 1) instanceof If test
        ? test
        : null;
  }

  private static boolean isZero(Value value) {
    return value instanceof Value.Constant constant && constant.isZero();
  }

  private State ifTrue(State state, Value value) {
    Value tested = stampOf(value);
    State after = state;
    for (Lock lock : ifTrue(tested).locks()) {
      after =
          promised.contains(lock.name())
              ? after.withPromise(lock)
              : after.withLocks(after.locks().plus(lock));
    }
    return mainTests.contains(tested.id()) ? after.onThreads(Threads.ANY_BUT_MAIN) : after;
  }

  private State ifFalse(State state, Value value) {
    return mainTests.contains(value.id()) ? state.onThreads(Threads.ANY) : state;
  }

  /** A stamp is a long: it is compared with zero before the result of that is tested. */
  private static Value stampOf(Value value) {
    return value instanceof Value.Result result
            && result.definition() instanceof Compute compute
            && compute.operator() == Operator.COMPARE
            && isZero(compute.operand(1))
        ? compute.operand(0)
        : value;
  }
}

package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Comparison;
import dev.photofinish.ir.If;
import dev.photofinish.ir.Switch;
import dev.photofinish.trace.PathItem;

/** Which way branches went, and on what condition. */
final class Jumps {

  /** The default of a switch with more keys than this is taken for the key that it was. */
  private static final int FEW = 8;

  private final State state;
  private final Computation computation;
  private final Observer observer;

  Jumps(State state, Computation computation, Observer observer) {
    this.state = state;
    this.computation = computation;
    this.observer = observer;
  }

  Outcome branch(Frame frame, If branch) {
    PathItem item = state.peek();
    if (item == null) {
      return Outcome.OVER;
    } else if (item.kind() != PathItem.Kind.BRANCH) {
      return surprise(frame);
    }
    state.take(frame);
    Term left = state.conditions.known(frame.get(branch.left()));
    Term right = state.conditions.known(frame.get(branch.right()));
    boolean isNumbered = computation.isNumbered(branch.left(), branch.right());
    Condition condition =
        state.conditions.compare(branch.comparison(), left, right, item.isTaken(), isNumbered);
    if (condition instanceof Condition.Holds holds) {
      observer.branch(frame, branch, holds, frame.block.successor(item.isTaken() ? 1 : 0));
    }
    state.watcher.ran(frame, branch);
    go(frame, item.isTaken() ? 0 : 1);
    return Outcome.MOVED;
  }

  Outcome choose(Frame frame, Switch branch) {
    PathItem item = state.peek();
    if (item == null) {
      return Outcome.OVER;
    } else if (item.kind() != PathItem.Kind.SWITCH) {
      return surprise(frame);
    }
    state.take(frame);
    Term selector = state.conditions.known(frame.get(branch.selector()));
    int way = way(branch, item.number());
    if (selector.hasValue() && selector.value() != item.number()) {
      throw new LostException(
          "a switch went by " + item.number() + " where " + selector.value() + " is computed");
    }
    boolean isDefault = way == branch.keyCount();
    if (isDefault && selector.isExact() && branch.keyCount() <= FEW) {
      for (int i = 0; i < branch.keyCount(); i++) {
        Term key = Term.constant(branch.key(i));
        state.conditions.compare(Comparison.NE, selector, key, true, true);
      }
    } else {
      state.conditions.equal(selector, item.number());
    }
    state.watcher.ran(frame, branch);
    go(frame, way);
    return Outcome.MOVED;
  }

  private static int way(Switch branch, int key) {
    for (int i = 0; i < branch.keyCount(); i++) {
      if (branch.key(i) == key) {
        return i;
      }
    }
    return branch.keyCount();
  }

  /** Control goes on with the only block that follows, maybe by a jump back. */
  Outcome goOn(Frame frame) {
    Block next = frame.method.body().block(frame.block.successor(0));
    boolean isBack = next.range().start() < frame.block.range().end();
    if (isBack && state.isNext(PathItem.Kind.LOOP)) {
      state.take(frame);
    } else if (isBack && frame.hasBegun(next)) {
      // Nothing is run twice without an item between.
      return state.peek() == null ? Outcome.OVER : surprise(frame);
    }
    go(frame, 0);
    return Outcome.MOVED;
  }

  private void go(Frame frame, int way) {
    Block next = frame.method.body().block(frame.block.successor(way));
    state.watcher.goes(frame, next);
    frame.go(next.index());
  }

  /** Somewhere since the last item there was an exception, or all of this is wrong. */
  Outcome surprise(Frame frame) {
    PathItem item = state.peek();
    boolean mayBe =
        item != null && (item.kind() == PathItem.Kind.CATCH || item.kind() == PathItem.Kind.EVENT);
    if (!mayBe) {
      throw new LostException("it left " + frame.method + " in a way that is not known");
    }
    state.heap.doubt();
    frame.wait = Frame.Wait.DEAD;
    return Outcome.MOVED;
  }
}

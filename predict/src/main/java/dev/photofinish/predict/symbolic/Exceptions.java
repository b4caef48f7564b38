package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Value;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.PathItem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where exceptions of one thread come from, and by whom they are caught. */
final class Exceptions {

  private final State state;

  /** The exception that is on its way, if it is known who catches it. */
  private @Nullable Term thrown;

  Exceptions(State state) {
    this.state = state;
  }

  /** An exception is on its way; null if it is not known of which class. */
  void thrown(@Nullable Term exception) {
    thrown = exception;
  }

  /** The exception went to code that is not followed. */
  void forget() {
    if (thrown != null) {
      state.heap.leak(thrown);
      thrown = null;
    }
  }

  void caught(PathItem item) {
    Frame frame = state.frame(item.number());
    if (frame == null) {
      throw new LostException("an exception was caught by a method that was over");
    }
    if (!areLinkedAbove(frame)) {
      forget();
    }
    if (thrown == null) {
      state.heap.doubt();
    }
    state.popTo(frame);
    if (item.instruction() == PathItem.NO_HANDLER) {
      die(frame);
      return;
    }
    if (thrown == null) {
      state.conditions.asRecorded(state.past());
    }
    Term exception = thrown == null ? state.unknown() : thrown;
    thrown = null;
    Block handler = handler(frame, item.instruction());
    handler.caught().ifPresent(value -> frame.set(value, exception));
    setPhis(frame, handler);
    state.watcher.caught(frame, handler);
    frame.block = handler;
    frame.position = 0;
    frame.wait = Frame.Wait.NONE;
    frame.hasComeBack = false;
    state.takeNamed(frame);
  }

  /** The exception leaves a method, to the one that called it. */
  private void die(Frame frame) {
    if (!frame.isLinked) {
      if (thrown == null) {
        // What code does that is not followed depends on the exception.
        state.conditions.asRecorded(state.past());
      }
      forget();
    }
    state.takeNamed(frame);
    state.frames.remove(state.frames.size() - 1);
    Frame below = state.top();
    if (below != null && below.wait == Frame.Wait.RETURN) {
      below.wait = Frame.Wait.DEAD;
    }
  }

  private boolean areLinkedAbove(Frame frame) {
    int at = state.frames.indexOf(frame);
    return state.frames.subList(at + 1, state.frames.size()).stream().allMatch(f -> f.isLinked);
  }

  private static Block handler(Frame frame, int instruction) {
    for (Block block : frame.method.body().blocks()) {
      if (block.caught().isPresent() && block.range().start() == instruction) {
        return block;
      }
    }
    throw new LostException("an exception was caught where there is no handler");
  }

  /** It is not known from which block of those since the last item the exception came. */
  private void setPhis(Frame frame, Block handler) {
    List<Term> terms = handler.phis().stream().map(phi -> phi(frame, handler, phi)).toList();
    for (int i = 0; i < terms.size(); i++) {
      frame.set(handler.phis().get(i), terms.get(i));
    }
  }

  private Term phi(Frame frame, Block handler, Value.Phi phi) {
    Term only = null;
    for (int i = 0; i < handler.predecessorCount(); i++) {
      if (frame.recent().contains(handler.predecessor(i))) {
        Term term = frame.find(phi.operand(i));
        if (term == null || (only != null && only != term)) {
          return anyOf(frame, phi);
        }
        only = term;
      }
    }
    return only == null ? anyOf(frame, phi) : only;
  }

  /** What is done to this from here on may be done to each that it could be. */
  private Term anyOf(Frame frame, Value.Phi phi) {
    for (int i = 0; i < phi.operandCount(); i++) {
      Term term = frame.find(phi.operand(i));
      if (term != null) {
        state.heap.leak(term);
      }
    }
    return state.unknown();
  }

  /** An exception leaves a synchronized method, which gives its monitor back. */
  void unwind() {
    Target target = state.target;
    if (target != null && target.event().kind() == EventKind.RELEASE) {
      for (int i = state.frames.size() - 1; i >= 0; i--) {
        Frame frame = state.frames.get(i);
        if (frame.method.number() == target.site().method() && frame.hasMonitor) {
          state.popTo(frame);
          frame.wait = Frame.Wait.DEAD;
          return;
        }
      }
    }
    throw new LostException("it did something that its code does not do there");
  }
}

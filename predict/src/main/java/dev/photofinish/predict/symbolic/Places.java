package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.MonitorEnter;
import dev.photofinish.ir.MonitorExit;
import dev.photofinish.ir.Return;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.PathItem;

/**
 * Whether the next event belongs to an instruction. Between two items of the path a frame runs an
 * instruction at most once, so its site tells; but a method may have returned to another frame of
 * itself without an item, and then it has to be known that the event is about the right object.
 */
final class Places {

  private final State state;

  Places(State state) {
    this.state = state;
  }

  boolean isEventAt(Frame frame, Instruction instruction) {
    Target target = state.target;
    if (target == null || !isNext(frame, instruction.index())) {
      return false;
    }
    return !mayBeOfAnother(frame, instruction) || isOfThisFrame(frame, instruction, target);
  }

  /**
   * Whether an event at an instruction that the topmost frame stands at may be of another frame:
   * then this one has none there, and returns before the next item of the path, as do those
   * between, and the other one comes to the instruction before it, too.
   */
  private boolean mayBeOfAnother(Frame top, Instruction instruction) {
    int index = instruction.index();
    if (!Straight.returns(top, instruction instanceof Return ? top.position : top.position + 1)) {
      return false;
    }
    for (int i = state.frames.size() - 2; i >= 0; i--) {
      Frame below = state.frames.get(i);
      if (below.wait == Frame.Wait.BACK || below.wait == Frame.Wait.DEAD) {
        return false;
      }
      // What has a class initialised goes on where it was.
      int position = below.wait == Frame.Wait.RETURN ? below.position + 1 : below.position;
      if (below.method.equals(top.method) && Straight.comesTo(below, position, index)) {
        return true;
      } else if (!Straight.returns(below, position)) {
        return false;
      }
    }
    return state.isAdrift && Straight.mayComeTo(top.method, index);
  }

  private boolean isNext(Frame frame, int index) {
    Target target = state.target;
    return target != null
        && state.isNext(PathItem.Kind.EVENT)
        && target.site().method() == frame.method.number()
        && target.site().index() == index;
  }

  /** Whether the monitor of a synchronized method is taken as it begins. */
  boolean isEventAtEntry(Frame frame) {
    Target target = state.target;
    return target != null
        && target.event().kind() == EventKind.ACQUIRE
        && isNext(frame, 0)
        && state.monitors.depth(Monitors.lockOf(frame)) == 0;
  }

  boolean isEventOfCall(Frame frame) {
    return frame.wait == Frame.Wait.BACK && frame.call != null && isNext(frame, frame.call.index());
  }

  /** Whether the event is of code that the agent has added. */
  boolean isEventOfAdded() {
    Target target = state.target;
    return target != null && state.code.isAdded(target.site().method());
  }

  private boolean isOfThisFrame(Frame frame, Instruction instruction, Target target) {
    boolean isStatic =
        (instruction instanceof FieldLoad load && load.isStatic())
            || (instruction instanceof FieldStore store && store.isStatic());
    if (isStatic) {
      return true;
    } else if (instruction instanceof Return) {
      return !frame.hasMonitor || state.monitors.depth(Monitors.lockOf(frame)) == 1;
    }
    if (instruction.operandCount() == 0) {
      throw unsure(frame);
    }
    Term base = state.conditions.known(frame.get(instruction.operand(0)));
    if (instruction instanceof MonitorEnter || instruction instanceof MonitorExit) {
      int expected = instruction instanceof MonitorEnter ? 0 : 1;
      if (state.monitors.depth(base) != expected) {
        return false;
      }
    }
    return isBase(frame, base, target);
  }

  private static boolean isBase(Frame frame, Term base, Target target) {
    if (base.hasValue()) {
      return base.value() == target.event().object();
    } else if (base.isLocal()) {
      return false;
    }
    throw unsure(frame);
  }

  private static LostException unsure(Frame frame) {
    return new LostException("it is not known which call of itself " + frame.method + " was in");
  }
}

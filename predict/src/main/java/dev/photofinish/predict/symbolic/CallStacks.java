package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.MethodModel;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Which calls lead to where a thread stands. */
final class CallStacks {

  private CallStacks() {}

  /**
   * The calls that lead to the topmost frame, outermost first. There are fewer if it is not sure
   * that a method further out still runs.
   */
  static List<CallSite> callers(List<Frame> frames) {
    Deque<CallSite> callers = new ArrayDeque<>();
    for (int at = frames.size() - 2; at >= 0; at--) {
      if (!frames.get(at + 1).isLinked && mayHaveDied(frames, at)) {
        break;
      }
      callers.addFirst(site(frames.get(at)));
    }
    return List.copyOf(callers);
  }

  private static CallSite site(Frame frame) {
    Instruction call = frame.instruction();
    return new CallSite(frame.method.number(), call.index(), call.line());
  }

  /**
   * Whether a frame may have ended by an exception that code which is not followed has caught,
   * unseen: only of constructors and class initialisers it is not told that an exception left them.
   */
  static boolean mayHaveDied(List<Frame> frames, int of) {
    int at = of;
    while (at >= 0 && frames.get(at).isLinked) {
      at--;
    }
    if (at < 0) {
      return false;
    }
    MethodModel first = frames.get(at).method.model();
    boolean isCalledFromOutside = at == 0 || frames.get(at - 1).wait == Frame.Wait.BACK;
    return first.isConstructor() || (first.isClassInitializer() && isCalledFromOutside);
  }
}

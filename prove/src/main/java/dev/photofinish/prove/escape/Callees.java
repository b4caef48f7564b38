package dev.photofinish.prove.escape;

import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The methods of the program that one call may run. There may be hundreds, and mostly the same
 * arguments are local to all of them: what is passed is found once for these, and what they do is
 * applied together.
 */
final class Callees {

  /**
   * What is passed to methods to which the same arguments are local.
   *
   * @param mask the positions of these arguments, as bits
   */
  private record Passed(long mask, long held, ObjectSet owned, ObjectSet leaked) {}

  /** Methods whose summaries are about the same variables of the caller. */
  private record Alike(long mask, boolean returnsLocal) {}

  private final Contexts contexts;
  private final LocalFlow flow;
  private final LocalState before;
  private final CallSite site;
  private final Map<Long, Passed> passed = new LinkedHashMap<>();
  private final Map<Alike, Together> summaries = new LinkedHashMap<>();

  /**
   * @param before what is known before the call
   */
  Callees(Contexts contexts, LocalFlow flow, LocalState before, CallSite site) {
    this.contexts = contexts;
    this.flow = flow;
    this.before = before;
    this.site = site;
  }

  /** The call may run a method; whether what that returns is local. */
  boolean call(CallEdge edge) {
    long mask = positions(before.local, edge.target());
    Passed here = passed.computeIfAbsent(mask, none -> pass(mask, edge.target()));
    CallContext called = contexts.reach(edge.target(), mask, here.leaked.isEmpty());
    flow.calls(edge, called);
    contexts.pass(called, here.held, here.owned, here.leaked);
    return hear(called);
  }

  /** Whether what a callee returns is local; of one that is given nothing, only that matters. */
  private boolean hear(CallContext called) {
    Summary summary = called.summary;
    boolean hasResult = site.result() != MethodCode.NONE;
    if (called.mask != 0 || hasResult) {
      called.users.add(flow.context().number);
    }
    if (called.mask != 0 || (hasResult && summary.returnsLocal)) {
      summaries
          .computeIfAbsent(
              new Alike(called.mask, summary.returnsLocal), none -> new Together(summary))
          .add(summary);
    }
    return summary.returnsLocal;
  }

  private Passed pass(long mask, Instance target) {
    int[] arguments = site.arguments();
    return new Passed(
        mask,
        positions(before.held, target),
        flow.around().within(before.owned.all(), mask, arguments),
        flow.around().within(before.leaked.all(), mask, arguments));
  }

  /** At which positions one of some variables is passed, as bits. */
  private long positions(BitSet variables, Instance target) {
    int[] arguments = site.arguments();
    long mask = 0;
    for (int i = 0; i < Math.min(64, arguments.length); i++) {
      if (arguments[i] != MethodCode.NONE
          && target.code().formal(i) != MethodCode.NONE
          && variables.get(arguments[i])) {
        mask |= 1L << i;
      }
    }
    return mask;
  }

  /** Changes what is known by what the methods do. */
  void apply(LocalState state) {
    summaries.forEach((alike, together) -> apply(state, alike, together.summary()));
  }

  private void apply(LocalState state, Alike alike, Summary summary) {
    int[] arguments = site.arguments();
    int result = alike.returnsLocal ? site.result() : MethodCode.NONE;
    state.owned.add(flow.around().within(summary.owned, alike.mask, arguments, result));
    state.leaked.add(flow.around().within(summary.leaked, alike.mask, arguments, result));
    state.leakOwned(flow.around().within(summary.lost, alike.mask, arguments));
    for (int i = 0; i < Math.min(64, arguments.length); i++) {
      if ((summary.holds & 1L << i) != 0) {
        state.hold(arguments[i]);
      }
      if ((summary.leaks & 1L << i) != 0) {
        state.leak(arguments[i]);
      }
    }
    if (summary.returnsHeld && site.result() != MethodCode.NONE) {
      state.held.set(site.result());
    }
  }
}

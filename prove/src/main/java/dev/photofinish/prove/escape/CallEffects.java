package dev.photofinish.prove.escape;

import dev.photofinish.ir.MethodRef;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import java.util.BitSet;
import java.util.Set;

/** What calls do to locality, by the summaries of what they call. */
final class CallEffects {

  private final Contexts contexts;
  private final LibraryEffects library;

  CallEffects(Contexts contexts, LibraryEffects library) {
    this.contexts = contexts;
    this.library = library;
  }

  void apply(LocalFlow flow, LocalState state, CallSite site) {
    Set<MethodRef> libraryTargets = flow.context().instance.libraryTargets(site);
    boolean local = true;
    boolean givesBack = false;
    boolean any = !libraryTargets.isEmpty();
    LocalState before = state.copy();
    state.define(site.result(), false);
    for (CallEdge edge : flow.context().instance.edges(site)) {
      any = true;
      boolean isLocal =
          edge.isDirect() ? call(flow, before, state, edge) : callBack(flow, state, edge);
      local &= isLocal;
      givesBack |= isLocal;
    }
    for (MethodRef method : libraryTargets) {
      local &= library.apply(state, site, method);
    }
    if (flow.context().instance.callsLibraryIndirectly(site)) {
      state.leakAll(site.arguments());
      local = false;
    }
    if (site.result() != MethodCode.NONE) {
      state.local.set(site.result(), any && local);
    }
    if (!local && givesBack && !before.local.isEmpty()) {
      state.leakResult(site.result());
    }
    if (site.method().isConstructor()) {
      state.constructed(site.arguments()[0]);
    }
  }

  /** Applies a call; whether its result is local. */
  private boolean call(LocalFlow flow, LocalState before, LocalState state, CallEdge edge) {
    CallSite site = edge.site();
    if (site == null) {
      return false;
    }
    int[] arguments = site.arguments();
    long mask = positions(before.local, edge.target(), arguments);
    ObjectSet leaked = flow.around().within(before.leaked.all(), mask, arguments);
    CallContext called = contexts.reach(edge.target(), mask, leaked.isEmpty());
    called.users.add(flow.context());
    flow.calls(edge, called);
    contexts.pass(
        called,
        positions(before.held, edge.target(), arguments),
        flow.around().within(before.owned.all(), mask, arguments),
        leaked);
    Summary summary = called.summary;
    int result = summary.returnsLocal ? site.result() : MethodCode.NONE;
    state.owned.add(flow.around().within(summary.owned, mask, arguments, result));
    state.leaked.add(flow.around().within(summary.leaked, mask, arguments, result));
    state.leakOwned(flow.around().within(summary.lost, mask, arguments));
    for (int i = 0; i < Math.min(64, arguments.length); i++) {
      if ((summary.leaks & 1L << i) != 0) {
        state.leak(arguments[i]);
      } else if ((summary.holds & 1L << i) != 0) {
        state.hold(arguments[i]);
      }
    }
    if (summary.returnsHeld && site.result() != MethodCode.NONE) {
      state.held.set(site.result());
    }
    return summary.returnsLocal;
  }

  /** At which positions a call passes one of some variables, as bits. */
  private static long positions(BitSet variables, Instance target, int[] arguments) {
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

  /**
   * Code that a call runs with what nobody knows, or starts: whatever it is given is known to it.
   * Whether the result is local is for those to say who call it.
   */
  private boolean callBack(LocalFlow flow, LocalState state, CallEdge edge) {
    CallSite site = edge.site();
    if (!edge.isStart()) {
      // Nobody else has an object that is being made, by whatever leads to its constructor.
      long mask = edge.target().method().isConstructor() ? 1 : 0;
      flow.calls(edge, contexts.reach(edge.target(), mask));
    }
    if (site != null && (edge.isStart() || !keepsNothing(edge.target()))) {
      state.leakAll(site.arguments());
    }
    return false;
  }

  /** Whether code leaves all it is given as it was, whichever of it is local. */
  private boolean keepsNothing(Instance target) {
    long all = 0;
    for (int i = 0; i < Math.min(64, target.code().formalCount()); i++) {
      all |= target.code().formal(i) == MethodCode.NONE ? 0 : 1L << i;
    }
    return all == 0;
  }
}

package dev.photofinish.prove.escape;

import dev.photofinish.ir.MethodRef;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
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
    Callees callees = new Callees(contexts, flow, before, site);
    for (CallEdge edge : flow.context().instance.edges(site)) {
      any = true;
      boolean isLocal = edge.isDirect() ? callees.call(edge) : callBack(flow, state, edge);
      local &= isLocal;
      givesBack |= isLocal;
    }
    callees.apply(state);
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

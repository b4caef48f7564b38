package dev.photofinish.prove.escape;

import dev.photofinish.ir.MethodRef;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What calls do to locality, by the summaries of what they call. */
final class CallEffects {

  private final Summaries summaries;
  private final LibraryEffects library;

  CallEffects(Summaries summaries, LibraryEffects library) {
    this.summaries = summaries;
    this.library = library;
  }

  void apply(LocalFlow flow, LocalState state, CallSite site) {
    List<Summary> called = new ArrayList<>();
    boolean callsBack = false;
    for (CallEdge edge : flow.instance().edges(site)) {
      if (isDirect(edge)) {
        called.add(summaries.of(edge.target()));
      } else {
        callsBack |= edge.isStart() || !isHarmless(summaries.of(edge.target()));
      }
    }
    if (callsBack) {
      leakAll(flow, state, site);
    }
    boolean local = !callsBack;
    Set<MethodRef> libraryTargets = flow.instance().libraryTargets(site);
    for (Summary summary : called) {
      arguments(flow, state, site, summary);
    }
    for (Summary summary : called) {
      local &= isResultLocal(state, site, summary);
    }
    for (MethodRef method : libraryTargets) {
      local &= library.apply(flow, state, site, method);
    }
    result(flow, state, site, local && (!called.isEmpty() || !libraryTargets.isEmpty()), called);
  }

  /** Whether a call passes its own arguments, one by one, on its own thread. */
  static boolean isDirect(CallEdge edge) {
    CallSite site = edge.site();
    Instance target = edge.target();
    return site != null
        && !edge.isStart()
        && target.method().name().equals(site.method().name())
        && target.method().descriptor().equals(site.method().descriptor())
        && target.code().formalCount() == site.arguments().length;
  }

  /** Whether a call leaves all it is given as it was, whoever passes what. */
  private static boolean isHarmless(Summary summary) {
    return summary.leaks.isEmpty() && summary.links.isEmpty() && summary.returnedFrom.isEmpty();
  }

  private static void leakAll(LocalFlow flow, LocalState state, CallSite site) {
    for (int argument : site.arguments()) {
      flow.leak(state, argument);
    }
  }

  private static boolean isLocal(LocalState state, int variable) {
    return variable == MethodCode.NONE || state.local.get(variable);
  }

  private static void arguments(LocalFlow flow, LocalState state, CallSite site, Summary summary) {
    int[] arguments = site.arguments();
    state.leaked.addAll(summary.leaked);
    summary.leaks.stream()
        .filter(i -> i < arguments.length)
        .forEach(i -> flow.leak(state, arguments[i]));
    for (int link = summary.links.nextSetBit(0);
        link >= 0;
        link = summary.links.nextSetBit(link + 1)) {
      int from = arguments[link >> 8];
      int to = arguments[link & 0xff];
      if (from != MethodCode.NONE && to != MethodCode.NONE) {
        link(flow, state, from, to);
      }
    }
  }

  private static void link(LocalFlow flow, LocalState state, int from, int to) {
    if (!state.local.get(to)) {
      flow.leak(state, from);
    } else if (!state.local.get(from)) {
      state.leaked.addAll(flow.reached(from));
    }
    flow.store(state, to, from);
  }

  private static boolean isResultLocal(LocalState state, CallSite site, Summary summary) {
    return summary.returnsLocal
        && summary.returnedFrom.stream()
            .filter(i -> i < site.arguments().length)
            .allMatch(i -> isLocal(state, site.arguments()[i]));
  }

  private static void result(
      LocalFlow flow, LocalState state, CallSite site, boolean local, List<Summary> called) {
    int result = site.result();
    if (result == MethodCode.NONE) {
      return;
    }
    if (local) {
      flow.define(state, result, true);
      for (int argument : site.arguments()) {
        if (!isLocal(state, argument) && flow.reached(result).intersects(flow.objects(argument))) {
          state.leaked.addAll(flow.reached(argument));
        }
      }
      return;
    }
    flow.define(state, result, false);
    for (Summary summary : called) {
      summary.returnedFrom.stream()
          .filter(i -> i < site.arguments().length)
          .forEach(i -> flow.leak(state, site.arguments()[i]));
    }
    if (called.stream().anyMatch(summary -> summary.returnsLocal)) {
      state.leaked.addAll(flow.reached(result));
    }
  }
}

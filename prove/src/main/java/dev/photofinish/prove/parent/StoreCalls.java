package dev.photofinish.prove.parent;

import dev.photofinish.ir.MethodRef;
import dev.photofinish.models.Effect;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.MethodFacts;
import dev.photofinish.models.Source;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.PointsTo;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.Set;

/** What calls store, by the summaries and models of what they call. */
final class StoreCalls {

  /** What an operand holds itself; other sources may be what is in something that it holds. */
  private static final Set<Source.Kind> NEAR =
      EnumSet.of(Source.Kind.ELEMENT, Source.Kind.TAKEN, Source.Kind.KEPT);

  private final PointsTo points;
  private final LibraryFacts library;
  private final StoreSummary[] summaries;

  StoreCalls(PointsTo points, LibraryFacts library, StoreSummary[] summaries) {
    this.points = points;
    this.library = library;
    this.summaries = summaries;
  }

  void apply(StoreFlow flow, BitSet state, CallSite site) {
    boolean unstored = true;
    boolean any = false;
    for (CallEdge edge : flow.instance().edges(site)) {
      any = true;
      if (edge.isDirect()) {
        StoreSummary summary = summaries[edge.target().id()];
        unstored &= isResultUnstored(state, site, summary);
        summary.stores.stream().forEach(i -> flow.stored(state, site.arguments()[i]));
      } else {
        unstored = false;
        for (int argument : site.arguments()) {
          flow.stored(state, argument);
        }
      }
    }
    Set<MethodRef> targets = flow.instance().libraryTargets(site);
    for (MethodRef method : targets) {
      any = true;
      unstored &= ofLibrary(flow, state, site, method);
    }
    if (flow.instance().callsLibraryIndirectly(site)) {
      indirect(flow, state, site);
      unstored = false;
    }
    flow.define(state, site.result(), any && unstored);
  }

  private static boolean isResultUnstored(BitSet state, CallSite site, StoreSummary summary) {
    return summary.returnsUnstored
        && summary.returnedFrom.stream()
            .map(i -> site.arguments()[i])
            .allMatch(argument -> argument == MethodCode.NONE || state.get(argument));
  }

  /** A method reference may store what it captured, or what is in something that it is given. */
  private void indirect(StoreFlow flow, BitSet state, CallSite site) {
    for (int argument : site.arguments()) {
      flow.stored(state, argument);
      ObjectSet held = heldBy(flow.objects(argument));
      flow.share(flow.objects(argument));
      flow.share(held);
      flow.share(heldBy(held));
    }
  }

  private boolean ofLibrary(StoreFlow flow, BitSet state, CallSite site, MethodRef method) {
    MethodFacts facts = library.of(method);
    if (!facts.isKnown()) {
      unknown(flow, state, site, method);
      return false;
    }
    boolean unstored = true;
    boolean told = false;
    for (Effect effect : facts.effects()) {
      if (effect instanceof Effect.Stores stores) {
        store(flow, state, site, stores.what());
      } else if (effect instanceof Effect.Keeps keeps) {
        store(flow, state, site, keeps.what());
      } else if (effect instanceof Effect.Reflects) {
        for (int argument : site.arguments()) {
          flow.store(state, argument);
        }
        unstored = false;
      } else if (effect instanceof Effect.Returns returns) {
        told = true;
        unstored &= isUnstored(state, site, returns.what());
        if (returns.what().kind() == Source.Kind.THREAD_SAFE_VIEW) {
          // It guards what it is a view of, and is known by that: no other may.
          flow.store(state, site.variable(returns.what().of()));
        }
      }
    }
    return told && unstored;
  }

  private static void unknown(StoreFlow flow, BitSet state, CallSite site, MethodRef method) {
    int[] arguments = site.arguments();
    for (int i = 0; i < arguments.length; i++) {
      boolean isNew = method.isConstructor() && i == 0;
      if (arguments[i] != MethodCode.NONE && !isNew) {
        flow.store(state, arguments[i]);
        if (!method.isConstructor()) {
          flow.share(flow.objects(arguments[i]));
        }
      }
    }
  }

  private void store(StoreFlow flow, BitSet state, CallSite site, Source what) {
    int variable = site.variable(what.of());
    if (variable == MethodCode.NONE) {
      return;
    }
    if (what.kind() == Source.Kind.SAME) {
      flow.store(state, variable);
    } else {
      // What is taken from one container and put into another, or what a task returned.
      ObjectSet held = heldBy(flow.objects(variable));
      flow.share(held);
      if (!NEAR.contains(what.kind())) {
        flow.share(heldBy(held));
      }
    }
  }

  /** All that fields of some objects point to, but for what these are views of. */
  private ObjectSet heldBy(ObjectSet objects) {
    ObjectSet held = new ObjectSet();
    objects.forEach(
        object ->
            points.pointingFields(object).stream()
                .filter(field -> field != points.fields().viewed())
                .forEach(field -> held.addAll(points.ofField(object, field))));
    return held;
  }

  private static boolean isUnstored(BitSet state, CallSite site, Source what) {
    int variable = site.variable(what.of());
    return switch (what.kind()) {
      case NEW, THREAD_SAFE_NEW, SERIAL_EXECUTOR, VIEW, THREAD_SAFE_VIEW -> true;
      case SAME -> variable == MethodCode.NONE || state.get(variable);
      default -> false;
    };
  }
}

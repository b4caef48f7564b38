package dev.photofinish.prove.escape;

import dev.photofinish.ir.Instruction;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Goes through solved contexts once more, from the roots of threads on, and writes down what is.
 */
final class VisitFinder {

  private final PointsTo points;
  private final Glimpses glimpses;
  private final Contexts contexts;
  private final Map<CallContext, Visit> known = new LinkedHashMap<>();
  private final Deque<CallContext> open = new ArrayDeque<>();

  VisitFinder(PointsTo points, Glimpses glimpses, Contexts contexts) {
    this.points = points;
    this.glimpses = glimpses;
    this.contexts = contexts;
  }

  Visits find(Map<AbstractThread, List<CallContext>> roots) {
    Map<AbstractThread, List<Visit>> begun = new LinkedHashMap<>();
    roots.forEach((thread, begins) -> begun.put(thread, begins.stream().map(this::visit).toList()));
    while (!open.isEmpty()) {
      look(open.remove());
    }
    return new Visits(points, List.copyOf(known.values()), begun);
  }

  private Visit visit(CallContext context) {
    Visit visit = known.get(context);
    if (visit == null) {
      visit = new Visit(known.size(), context.instance);
      known.put(context, visit);
      open.add(context);
    }
    return visit;
  }

  private void look(CallContext context) {
    Visit visit = visit(context);
    Instance instance = context.instance;
    Map<Instruction, List<Access>> ofLibrary = libraryAccesses(instance);
    LocalFlow flow = contexts.flow(context);
    flow.listen((edge, target) -> visit.add(new Visit.Call(edge, visit(target))));
    flow.forEach(
        (state, instruction) -> {
          instance.code().accessesAt(instruction).forEach(each -> look(visit, state, each));
          ofLibrary.getOrDefault(instruction, List.of()).forEach(each -> look(visit, state, each));
        });
    initialise(visit);
  }

  private Map<Instruction, List<Access>> libraryAccesses(Instance instance) {
    Map<Instruction, List<Access>> found = new HashMap<>();
    for (Access access : points.libraryAccesses(instance).keySet()) {
      found.computeIfAbsent(access.instruction(), none -> new ArrayList<>()).add(access);
    }
    return found;
  }

  private void look(Visit visit, LocalState state, Access access) {
    Instance instance = visit.instance();
    ObjectSet accessed = points.accessed(instance, access);
    boolean isLocal =
        access.base() != MethodCode.NONE
            && state.local.get(access.base())
            && points.of(instance, access.base()).containsAll(accessed)
            && !glimpses.isSeen(access.field(), accessed);
    if (isLocal) {
      visit.own(access);
    }
  }

  /** What is not called at a site: initialisers of classes. */
  private void initialise(Visit visit) {
    for (CallEdge edge : visit.instance().edges()) {
      if (edge.site() == null && !edge.isStart()) {
        visit.add(new Visit.Call(edge, visit(contexts.reach(edge.target(), 0))));
      }
    }
  }
}

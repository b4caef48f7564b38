package dev.photofinish.prove.points;

import dev.photofinish.models.Effect;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Operand;
import dev.photofinish.models.Source;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.code.Route;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.ObjectSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The accesses that library code does to the contents of containers and arrays, at the calls that
 * make it do so. Confined to the solver's thread while it solves.
 */
final class Contents {

  /** What stands for the monitor if none is held. */
  private static final int NO_MONITOR = -1;

  /**
   * A use of an operand by library code, on its way through views.
   *
   * @param base the variable of the operand, or {@link MethodCode#NONE}
   * @param writesThrough whether it writes what the operand is a view of
   * @param takesMonitors whether it calls methods of containers that hold their own monitor, rather
   *     than go over these step by step
   * @param monitor the synchronized view whose monitor it holds, or {@link #NO_MONITOR}
   */
  private record Use(
      Instance caller,
      CallSite site,
      int base,
      boolean write,
      boolean writesThrough,
      boolean takesMonitors,
      Route route,
      int monitor) {

    Use throughView(boolean isContainer) {
      return through(takesMonitors && isContainer, route.throughView(), monitor);
    }

    Use throughSynchronized(AbstractObject view) {
      return through(
          takesMonitors,
          route.throughSynchronized(takesMonitors),
          takesMonitors ? view.id() : NO_MONITOR);
    }

    private Use through(boolean stillTakesMonitors, Route longer, int held) {
      return new Use(
          caller, site, base, writesThrough, writesThrough, stillTakesMonitors, longer, held);
    }
  }

  private record Seen(Use use, int view) {}

  private final Solver solver;
  private final LibraryFacts library;
  private final Map<Instance, Map<Access, ObjectSet>> accesses = new HashMap<>();
  private final Map<Instance, Map<Access, ObjectSet>> monitors = new HashMap<>();
  private final Set<Seen> seen = new HashSet<>();

  Contents(Solver solver, LibraryFacts library) {
    this.solver = solver;
    this.library = library;
  }

  /** The accesses of library code in the calls of an instance, with the objects accessed. */
  Map<Access, ObjectSet> of(Instance instance) {
    return accesses.getOrDefault(instance, Map.of());
  }

  /** One of these is held while an access is done whose route is locked. */
  ObjectSet monitorsOf(Instance instance, Access access) {
    return monitors.getOrDefault(instance, Map.of()).getOrDefault(access, new ObjectSet());
  }

  void read(LibraryCall call, Effect.Reads reads) {
    access(call, reads.what(), false, false, reads.atOnce());
  }

  void write(LibraryCall call, Effect.Writes writes) {
    access(call, writes.what(), true, true, writes.atOnce());
  }

  /** A position is changed: that of a view leads to a read of what it is a view of. */
  void move(LibraryCall call, Effect.Moves moves) {
    access(call, moves.what(), true, false, false);
  }

  /** What the call returns is written into an operand if there is room. */
  void fill(LibraryCall call, Operand operand) {
    access(call, operand, true, true, false);
  }

  private void access(
      LibraryCall call, Operand operand, boolean write, boolean writesThrough, boolean atOnce) {
    if (operand.kind() == Operand.Kind.THIS && call.receiver() != null) {
      if (library.type(call.method().owner()).isThreadSafe()) {
        // Whatever the object is otherwise, it is of this type, too.
        return;
      }
      touch(use(call, 0, write, writesThrough, !givesIterator(call)), call.receiver());
    } else if (operand.isArgument()) {
      int position = operand.number() + Operands.firstArgument(call);
      if (call.actuals().argument(position) != Actuals.NONE) {
        Use use = use(call, position, write, writesThrough, atOnce);
        solver.nodes.listen(
            call.actuals().argument(position),
            fresh -> fresh.forEach(each -> touch(use, solver.objects.get(each))));
      }
    }
  }

  /** Synchronized containers give out iterators and streams without their monitor. */
  private boolean givesIterator(LibraryCall call) {
    return call.facts().returns().kind() == Source.Kind.VIEW
        && !solver.universe.isContainer(call.method().descriptor().returnType());
  }

  private static Use use(
      LibraryCall call, int position, boolean write, boolean writesThrough, boolean takesMonitors) {
    Actuals actuals = call.actuals();
    return new Use(
        actuals.caller(),
        actuals.site(),
        variable(actuals, actuals.argument(position)),
        write,
        writesThrough,
        takesMonitors,
        Route.DIRECT,
        NO_MONITOR);
  }

  /** The variable of the call that has a node; none if a closure passes something of its own. */
  private static int variable(Actuals actuals, int node) {
    for (int variable : actuals.site().arguments()) {
      if (variable != MethodCode.NONE && actuals.caller().node(variable) == node) {
        return variable;
      }
    }
    return MethodCode.NONE;
  }

  private void touch(Use use, AbstractObject object) {
    if (LibraryCalls.isSafe(library, object)) {
      return;
    }
    switch (object.site().kind()) {
      case VIEW -> touchView(use, object);
      case SYNCHRONIZED_VIEW -> touchViewed(use.throughSynchronized(object), object);
      default -> add(use, object);
    }
  }

  /** A container that is a view has no state of its own; an iterator has its position. */
  private void touchView(Use use, AbstractObject view) {
    boolean isContainer = solver.universe.isContainer(view.site().type());
    if (!isContainer) {
      add(use, view);
    }
    touchViewed(use.throughView(isContainer), view);
  }

  private void touchViewed(Use use, AbstractObject view) {
    if (seen.add(new Seen(use, view.id()))) {
      solver.nodes.listen(
          solver.field(view, solver.codes.fields().viewed()),
          fresh -> fresh.forEach(each -> touch(use, solver.objects.get(each))));
    }
  }

  /** A call accesses a field by a handle; the objects that it may be about are to be added. */
  ObjectSet accessField(LibraryCall call, int base, ProgramField field, HandledFields.Mode mode) {
    Instance caller = call.actuals().caller();
    Access access =
        solver.codes.ofHandle(
            caller.method(), call.actuals().site(), base, field, mode.isWrite(), mode.isAtomic());
    return accesses
        .computeIfAbsent(caller, none -> new LinkedHashMap<>())
        .computeIfAbsent(access, none -> new ObjectSet());
  }

  private void add(Use use, AbstractObject object) {
    var fields = solver.codes.fields();
    boolean isArray = object.site().type().isArray();
    ProgramField field = isArray ? fields.elements() : fields.contents();
    Access access =
        solver.codes.ofCall(use.caller.method(), use.site, use.base, field, use.write, use.route);
    add(accesses, use.caller, access, object.id());
    if (use.monitor != NO_MONITOR) {
      add(monitors, use.caller, access, use.monitor);
    }
  }

  private static void add(
      Map<Instance, Map<Access, ObjectSet>> all, Instance instance, Access access, int object) {
    all.computeIfAbsent(instance, none -> new LinkedHashMap<>())
        .computeIfAbsent(access, none -> new ObjectSet())
        .add(object);
  }
}

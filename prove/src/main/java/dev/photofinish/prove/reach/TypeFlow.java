package dev.photofinish.prove.reach;

import dev.photofinish.ir.MethodRef;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The type rules (figure 3.8) for one method in one context. As bodies are in SSA form, a variable
 * has one type, not one at each point: its value is from the last time that its definition ran.
 *
 * <p>Where a variable is used, its type is the one at its definition, but for the loops that are
 * around the use and not around the definition: an iteration of these began in between (definition
 * 3.3). No iteration of any other loop did, as the definition is on each way from the head of a
 * loop around it to the use. Where a definition is outside of a loop, its type has no 1 for it: an
 * iteration that is over may be followed by another before the next use.
 */
final class TypeFlow {

  private final Instance instance;
  private final MethodCode code;
  private final Statements statements;
  private final PointsTo points;
  private final Solution solution;
  private boolean changed;

  TypeFlow(Instance instance, PointsTo points, Solution solution) {
    this.instance = instance;
    this.code = instance.code();
    this.points = points;
    this.solution = solution;
    this.statements = solution.statements(code);
  }

  void run() {
    statements.unknown().stream()
        .forEach(variable -> solution.define(instance, variable, solution.top()));
    do {
      changed = false;
      statements.all().forEach(this::step);
      code.calls().forEach(this::call);
    } while (changed);
  }

  private void step(Statements.Statement statement) {
    if (statement instanceof Statements.Create create) {
      create(create);
    } else if (statement instanceof Statements.Assign assign) {
      assign(assign);
    } else if (statement instanceof Statements.Phi phi) {
      phi(phi);
    } else if (statement instanceof Statements.Load load) {
      load(load);
    } else if (statement instanceof Statements.Store store) {
      store(store);
    }
  }

  private void create(Statements.Create create) {
    if (solution.typeOf(instance, create.variable()) == null) {
      define(create.variable(), create.block(), solution.created(instance, create));
    }
  }

  private void assign(Statements.Assign assign) {
    HeapType type = at(assign.block(), assign.source());
    if (type != null && assign.target() == code.returned()) {
      changed |= solution.define(instance, assign.target(), solution.outside(instance, type));
    } else if (type != null) {
      define(assign.target(), assign.block(), type);
    }
  }

  /** A new iteration begins at the head of a loop, wherever control comes from. */
  private void phi(Statements.Phi phi) {
    HeapType type = at(phi.block(), phi.source());
    if (type != null) {
      define(phi.target(), phi.into(), without(statements.headedBy(phi.into()), type));
    }
  }

  private HeapType without(int[] loops, HeapType type) {
    if (loops.length == 0 || type.site().isTop()) {
      return type;
    }
    HeapType after = type;
    for (int loop : loops) {
      after = after.loopback(solution.positions().ofLoop(instance, loop));
    }
    return after;
  }

  private void load(Statements.Load load) {
    HeapType base = at(load.block(), load.base());
    if (base != null) {
      HeapType read =
          base.site().isTop() ? base : solution.heap().load(instance, base, load.field());
      if (read != null) {
        define(load.target(), load.block(), read);
      }
    }
  }

  private void store(Statements.Store store) {
    HeapType base = at(store.block(), store.base());
    HeapType stored = at(store.block(), store.source());
    if (base == null || stored == null) {
      return;
    }
    boolean isTied =
        !base.site().isTop()
            && !stored.site().isTop()
            && base.vector().ones().anyMatch(stored.vector()::isOne);
    if (isTied) {
      solution.heap().store(base, store.field(), stored);
    } else if (solution.isFirst(store, instance)) {
      solution.heap().storeLoosely(points.of(instance, store.base()), store.field());
    }
  }

  private void call(CallSite site) {
    List<CallEdge> edges = instance.edges(site);
    for (CallEdge edge : edges) {
      if (solution.isOpen(edge.target()) && edge.isDirect()) {
        pass(site, edge.target());
      }
    }
    instance.libraryTargets(site).forEach(method -> storeByLibrary(site, method));
    if (site.result() != MethodCode.NONE && !solution.isTop(instance, site.result())) {
      takeResult(site, edges);
    }
  }

  private void storeByLibrary(CallSite site, MethodRef method) {
    for (LibraryStores.Stored each : solution.storesOf(method)) {
      int base = site.variable(each.base());
      int source = site.variable(each.source());
      if (base != MethodCode.NONE && source != MethodCode.NONE) {
        store(new Statements.Store(site.place().block(), base, each.field(), source));
      }
    }
  }

  private void takeResult(CallSite site, List<CallEdge> edges) {
    boolean isKnown =
        instance.libraryTargets(site).isEmpty()
            && !instance.callsLibraryIndirectly(site)
            && edges.stream().allMatch(CallEdge::isDirect);
    if (isKnown) {
      edges.forEach(edge -> take(site, edge.target()));
    } else {
      changed |= solution.define(instance, site.result(), solution.top());
    }
  }

  private void pass(CallSite site, Instance target) {
    MethodCode called = target.code();
    for (int i = 0; i < called.formalCount(); i++) {
      int argument = site.arguments()[i];
      if (called.formal(i) != MethodCode.NONE && argument != MethodCode.NONE) {
        HeapType type = at(site.place().block(), argument);
        if (type != null) {
          solution.pass(target, called.formal(i), type);
        }
      }
    }
  }

  private void take(CallSite site, Instance target) {
    HeapType returned = solution.typeOf(target, target.code().returned());
    if (returned != null) {
      define(site.result(), site.place().block(), returned);
    }
  }

  /** The type of a variable where it is used; null if it is null. */
  private @Nullable HeapType at(int block, int variable) {
    HeapType type = solution.typeOf(instance, variable);
    if (type == null || type.site().isTop()) {
      return type;
    }
    return without(statements.entered(statements.definedIn(variable), block), type);
  }

  private void define(int variable, int block, HeapType type) {
    changed |= solution.define(instance, variable, without(statements.notAround(block), type));
  }
}

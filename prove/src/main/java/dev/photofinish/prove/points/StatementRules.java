package dev.photofinish.prove.points;

import dev.photofinish.ir.JavaType;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.Copy;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.code.Use;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.heap.ObjectTable;
import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * What the statements of an instance do, by the rules of figure 4.6: some as soon as it is
 * reachable, the others whenever one of its variables points to more. Has no state of its own.
 */
final class StatementRules {

  private final Solver solver;
  private final Nodes nodes;
  private final ObjectTable objects;
  private final TypeFilter types;

  StatementRules(Solver solver) {
    this.solver = solver;
    this.nodes = solver.nodes;
    this.objects = solver.objects;
    this.types = solver.types;
  }

  /** What happens as soon as an instance is reachable: rules 4.3, 4.6, 4.7 and 4.8. */
  void begin(Instance instance) {
    MethodCode code = instance.code();
    if (code.method().isSynchronized() && code.method().isStatic()) {
      solver.classObject(code.method().owner());
    }
    code.allocations().forEach(allocation -> allocate(instance, allocation));
    linkStatics(instance);
    linkExceptions(instance);
    code.initialisations().forEach(each -> solver.initialise(instance, each.className()));
    for (CallSite site : code.calls()) {
      if (site.receiver() == MethodCode.NONE) {
        solver.calls().callWithoutReceiver(instance, site);
      }
    }
  }

  private void allocate(Instance instance, MethodCode.Allocation allocation) {
    AbstractObject object = solver.allocate(allocation.site(), instance.context());
    instance.allocated().add(object.id());
    if (allocation.isInner()) {
      solver.repeated(object);
    }
    solver.libraryCalls().allocated(object);
    nodes.addObject(instance.node(allocation.variable()), object.id());
  }

  private void linkStatics(Instance instance) {
    MethodCode code = instance.code();
    LibraryCalls library = solver.libraryCalls();
    for (MethodCode.Static load : code.staticLoads()) {
      nodes.edge(library.staticField(load.field()), instance.node(load.variable()));
    }
    for (MethodCode.Static store : code.staticStores()) {
      nodes.edge(instance.node(store.variable()), library.staticField(store.field()));
    }
  }

  private void linkExceptions(Instance instance) {
    for (int variable : instance.code().thrown()) {
      nodes.edge(instance.node(variable), solver.thrown());
    }
    for (MethodCode.Catch caught : instance.code().catches()) {
      nodes.edge(solver.thrown(), instance.node(caught.variable()), caught.type());
    }
  }

  /** A variable points to more: rules 4.2, 4.4, 4.5 and 4.9. */
  void reached(Instance instance, int node, ObjectSet fresh) {
    MethodCode code = instance.code();
    int variable = instance.variableOf(node);
    Copy[] copies = code.copies(variable);
    if (copies != null) {
      for (Copy copy : copies) {
        ObjectSet passing = types.filter(fresh, types.ofCast(copy.type()));
        nodes.add(instance.node(copy.target()), passing);
      }
    }
    Use[] uses = code.uses(variable);
    if (uses != null) {
      for (Use use : uses) {
        use(instance, use, fresh);
      }
    }
  }

  private void use(Instance instance, Use use, ObjectSet fresh) {
    if (use instanceof Use.Load load) {
      load(load.field(), instance.node(load.target()), fresh);
    } else if (use instanceof Use.Store store) {
      store(instance.node(store.source()), store.field(), fresh);
    } else if (use instanceof Use.Call call) {
      solver.calls().call(Actuals.of(instance, call.site()), fresh);
    }
  }

  private void load(ProgramField field, int target, ObjectSet bases) {
    LibraryCalls library = solver.libraryCalls();
    bases.forEach(
        each -> {
          if (exists(objects.get(each), field)) {
            library.fieldLoad(objects.get(each), field, target);
          }
        });
  }

  private void store(int source, ProgramField field, ObjectSet bases) {
    bases.forEach(
        each -> {
          if (exists(objects.get(each), field)) {
            nodes.store(source, solver.field(objects.get(each), field));
          }
        });
  }

  /**
   * An array of length 0 has no elements: what all lists begin with does not lead to all others.
   */
  private boolean exists(AbstractObject object, ProgramField field) {
    return field != solver.codes.fields().elements() || !object.site().hasNoElements();
  }

  /** The nodes to which a variable is copied as it is, within its method. */
  IntArrayList copiesOf(Instance instance, int node) {
    IntArrayList found = new IntArrayList();
    Copy[] copies = instance.code().copies(instance.variableOf(node));
    if (copies != null) {
      for (Copy copy : copies) {
        if (copy.type().equals(JavaType.OBJECT)) {
          found.add(nodes.standIn(instance.node(copy.target())));
        }
      }
    }
    return found;
  }
}

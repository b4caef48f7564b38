package dev.photofinish.prove.points;

import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.heap.Site;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;

/**
 * The objects with code of the program that are in objects of libraries: what a stream around
 * another one calls. What a container has as elements is not called by whoever uses the container,
 * but for what {@link ObjectMethods} calls; what it keeps is, such as a comparator. Found once for
 * each object of a library, whoever asks. Confined to the solver's thread.
 */
final class CodeInside {

  private final Solver solver;
  private final World world;
  private final Operands operands;
  private final Int2IntOpenHashMap ofNodes = new Int2IntOpenHashMap();
  private final Int2IntOpenHashMap ofObjects = new Int2IntOpenHashMap();

  CodeInside(Solver solver, World world, Operands operands) {
    this.solver = solver;
    this.world = world;
    this.operands = operands;
    ofNodes.defaultReturnValue(Actuals.NONE);
    ofObjects.defaultReturnValue(Actuals.NONE);
  }

  /** A node with the objects of another that have code, or with what is in them. */
  int in(int node) {
    int found = ofNodes.get(node);
    if (found == Actuals.NONE) {
      found = solver.nodes.add();
      ofNodes.put(node, found);
      collect(node, found);
    }
    return found;
  }

  private void collect(int from, int to) {
    if (!world.has(from)) {
      solver.nodes.listen(from, fresh -> add(fresh, to));
    }
  }

  private void add(ObjectSet fresh, int to) {
    fresh.forEach(
        each -> {
          AbstractObject object = solver.objects.get(each);
          if (object.site().kind() == Site.Kind.CLOSURE || isOfProgram(object)) {
            solver.nodes.addObject(to, each);
          } else if (!object.site().type().isArray() && !world.has(object)) {
            solver.nodes.edge(inside(object), to);
          }
        });
  }

  private int inside(AbstractObject object) {
    int found = ofObjects.get(object.id());
    if (found == Actuals.NONE) {
      found = solver.nodes.add();
      ofObjects.put(object.id(), found);
      if (!solver.universe.isContainer(object.site().type())) {
        collect(operands.heldBy(object), found);
      }
      collect(solver.field(object, solver.codes.fields().kept()), found);
    }
    return found;
  }

  /** Whether an object has a class of the program's own. */
  boolean isOfProgram(AbstractObject object) {
    return object.site().isExact() && solver.universe.isOfProgram(object.site());
  }
}

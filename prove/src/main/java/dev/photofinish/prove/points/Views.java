package dev.photofinish.prove.points;

import dev.photofinish.ir.JavaType;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.Site;

/** Objects that have no contents of their own: iterators, sublists, the entries of a map. */
final class Views {

  private static final JavaType ENTRY = JavaType.ofClass("java/util/Map$Entry");

  private final Solver solver;

  Views(Solver solver) {
    this.solver = solver;
  }

  /** A view has what it is a view of, and puts there what is put into it. */
  void view(AbstractObject view, int of) {
    if (of == Actuals.NONE) {
      return;
    }
    solver.nodes.edge(of, solver.field(view, solver.codes.fields().viewed()));
    int own = heldBy(view);
    solver.nodes.listen(
        of,
        fresh -> fresh.forEach(each -> solver.nodes.share(heldBy(solver.objects.get(each)), own)));
  }

  private int heldBy(AbstractObject object) {
    return solver.field(object, solver.codes.fields().elements());
  }

  /** A view of a map that has entries as its elements. */
  void entries(LibraryCall call, AbstractObject view, int map) {
    if (map != Actuals.NONE) {
      solver.nodes.edge(map, solver.field(view, solver.codes.fields().viewed()));
    }
    solver.nodes.addObject(heldBy(view), entry(call, map).id());
  }

  /** An entry of a map: a view of all that is in it. */
  AbstractObject entry(LibraryCall call, int map) {
    AbstractObject entry = solver.made(call.actuals(), Site.Kind.VIEW, ENTRY);
    view(entry, map);
    return entry;
  }
}

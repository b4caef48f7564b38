package dev.photofinish.prove.escape;

import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.code.Use;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.HashSet;
import java.util.Set;

/** The fields in which constructors put the object that they are making, of some other object. */
final class GivenEarly {

  private final Set<ProgramField> fields = new HashSet<>();

  static Set<ProgramField> fields(PointsTo points) {
    GivenEarly early = new GivenEarly();
    for (Instance instance : points.instances()) {
      if (instance.method().isConstructor()) {
        early.look(instance);
      }
    }
    return early.fields;
  }

  private void look(Instance instance) {
    int made = instance.code().formal(0);
    addStores(instance.code(), made);
    for (CallSite site : instance.code().calls()) {
      for (int i = 1; i < site.arguments().length; i++) {
        if (site.arguments()[i] == made) {
          addStores(instance, site, i);
        }
      }
    }
  }

  private void addStores(Instance instance, CallSite site, int position) {
    for (CallEdge edge : instance.edges(site)) {
      if (edge.isDirect()) {
        addStores(edge.target().code(), edge.target().code().formal(position));
      }
    }
  }

  private void addStores(MethodCode code, int source) {
    for (int v = 0; v < code.variableCount(); v++) {
      Use[] uses = code.uses(v);
      for (Use use : uses == null ? new Use[0] : uses) {
        if (use instanceof Use.Store store && store.source() == source) {
          fields.add(store.field());
        }
      }
    }
  }
}

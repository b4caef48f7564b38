package dev.photofinish.prove.escape;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.prove.code.Fields;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.BitSet;

/**
 * The static fields of a class that is being initialised. Other threads wait before they see them
 * (JVMS 5.5), so to its initialiser they are like the fields of an object of its own; but only as
 * long as it calls nobody who uses them, too.
 */
final class OwnStatics {

  private final PointsTo points;
  private final Fields fields;
  private final ClassModel initialised;

  /** The numbers of the instances that use them, by themselves or by what they call. */
  private final BitSet users;

  OwnStatics(PointsTo points, Fields fields, StaticUses uses, Instance initialiser) {
    this.points = points;
    this.fields = fields;
    this.initialised = initialiser.method().owner();
    this.users = uses.under(initialiser);
  }

  /** Whether a static field is one of them. */
  boolean contains(FieldRef ref) {
    return contains(fields.of(ref));
  }

  private boolean contains(ProgramField field) {
    var model = field.model();
    return model != null && model.owner() == initialised;
  }

  /** Whether a call may use them. */
  boolean areUsedBy(CallEdge edge) {
    return edge.isStart() || users.get(edge.target().id());
  }

  /** What they may point to. */
  ObjectSet objects() {
    ObjectSet all = new ObjectSet();
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).isStatic() && contains(fields.get(i))) {
        all.addAll(points.ofStatic(fields.get(i)));
      }
    }
    return all;
  }
}

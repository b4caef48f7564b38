package dev.photofinish.prove.lock;

import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.escape.Escape;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which fields have one value for as long as a second thread may see their object: final ones, and
 * those that only constructors assign, to the new object, before anybody else sees it. Static ones
 * only if they are final. Immutable.
 */
final class Constants {

  private final Set<ProgramField> changing = new HashSet<>();

  Constants(PointsTo points, Escape escape) {
    for (Instance instance : points.instances()) {
      for (Access access : instance.code().accesses()) {
        if (access.isWrite() && !isFirst(instance, access, escape)) {
          changing.add(access.field());
        }
      }
      // By a handle: nobody looks where that is.
      points.libraryAccesses(instance).keySet().stream()
          .filter(Access::isWrite)
          .forEach(access -> changing.add(access.field()));
    }
  }

  private static boolean isFirst(Instance instance, Access access, Escape escape) {
    MethodCode code = instance.code();
    return code.method().isConstructor()
        && !access.isStatic()
        && access.base() == code.formal(0)
        && escape.isLocal(instance, access);
  }

  boolean isConstant(ProgramField field) {
    return !field.isHypothetical()
        && (field.isFinal() || (!field.isStatic() && !changing.contains(field)));
  }

  boolean areConstant(List<ProgramField> path) {
    return path.stream().allMatch(this::isConstant);
  }
}

package dev.photofinish.prove.points;

import dev.photofinish.models.Effect;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Operand;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.heap.Site;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The accesses that library code does to the contents of containers and arrays, at the calls that
 * make it do so. Confined to the solver's thread while it solves.
 */
final class Contents {

  private final Solver solver;
  private final LibraryFacts library;
  private final Map<Instance, Map<Access, ObjectSet>> accesses = new HashMap<>();

  Contents(Solver solver, LibraryFacts library) {
    this.solver = solver;
    this.library = library;
  }

  /** The accesses of library code in the calls of an instance, with the objects accessed. */
  Map<Access, ObjectSet> of(Instance instance) {
    return accesses.getOrDefault(instance, Map.of());
  }

  /** A call reads or writes the contents of an operand. */
  void access(LibraryCall call, Operand operand, boolean write) {
    if (operand.kind() == Operand.Kind.THIS && call.receiver() != null) {
      touch(call, variable(call, operand), call.receiver(), write);
    } else if (operand.isArgument()) {
      int node = call.actuals().argument(operand.number() + Operands.firstArgument(call));
      if (node != Actuals.NONE) {
        int base = variable(call, operand);
        solver.nodes.listen(
            node,
            fresh -> fresh.forEach(each -> touch(call, base, solver.objects.get(each), write)));
      }
    }
  }

  /** A position is changed: that of a view leads to a read of what it is a view of. */
  void move(LibraryCall call, Operand operand) {
    access(call, operand, true);
  }

  private static int variable(LibraryCall call, Operand operand) {
    CallSite site = call.actuals().site();
    int position =
        operand.kind() == Operand.Kind.THIS ? 0 : operand.number() + Operands.firstArgument(call);
    return position < site.arguments().length ? site.arguments()[position] : MethodCode.NONE;
  }

  private void touch(LibraryCall call, int base, AbstractObject object, boolean write) {
    if (LibraryCalls.isSafe(library, object)) {
      return;
    }
    boolean isArray = object.site().type().isArray();
    var fields = solver.codes.fields();
    ProgramField field = isArray ? fields.elements() : fields.contents();
    Instance caller = call.actuals().caller();
    Access access = solver.codes.ofCall(caller.method(), call.actuals().site(), base, field, write);
    Map<Access, ObjectSet> all = accesses.computeIfAbsent(caller, none -> new LinkedHashMap<>());
    boolean added = all.computeIfAbsent(access, none -> new ObjectSet()).add(object.id());
    if (added && object.site().kind() == Site.Kind.VIEW) {
      boolean writesThrough = write && !isIterator(call);
      int viewed = solver.field(object, fields.viewed());
      solver.nodes.listen(
          viewed,
          fresh ->
              fresh.forEach(each -> touch(call, base, solver.objects.get(each), writesThrough)));
    }
  }

  /** Whether the call only moves a position, which reads what it goes over. */
  private static boolean isIterator(LibraryCall call) {
    return call.facts().effects().stream().noneMatch(Effect.Writes.class::isInstance);
  }
}

package dev.photofinish.prove.points;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.models.Operand;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.code.ProgramField;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Accesses to fields by way of handles, whose class and name are known. Confined to the solver's
 * thread.
 */
final class HandledFields {

  /**
   * How a call accesses the field.
   *
   * @param isAtomic whether it synchronizes with others that do
   */
  record Mode(boolean isWrite, boolean isAtomic) {}

  private final Solver solver;
  private final Operands operands;
  private final Contents contents;

  HandledFields(Solver solver, Operands operands, Contents contents) {
    this.solver = solver;
    this.operands = operands;
    this.contents = contents;
  }

  /** The field of a class that has a name, its own or inherited. */
  Optional<ProgramField> find(ClassModel model, String name) {
    List<ClassModel> chain = new ArrayList<>(List.of(model));
    chain.addAll(solver.universe.program().hierarchy().superclasses(model));
    return chain.stream()
        .flatMap(each -> each.fields().stream())
        .filter(field -> field.name().equals(name))
        .findFirst()
        .map(this::of);
  }

  private ProgramField of(FieldModel field) {
    return solver.codes.fields().of(new FieldRef(field.owner().name(), field.name(), field.type()));
  }

  /** Accesses a field; of the first argument, unless it is static. */
  void access(LibraryCall call, ProgramField field, Mode mode) {
    if (field.isStatic()) {
      contents.accessField(call, MethodCode.NONE, field, mode);
      move(call, solver.libraryCalls().staticField(field), mode);
      return;
    }
    int object = operands.operand(call, Operand.argument(0));
    if (object != Actuals.NONE) {
      int base = call.actuals().site().arguments()[Operands.firstArgument(call)];
      solver.nodes.listen(
          object,
          fresh ->
              fresh.forEach(
                  each -> {
                    contents.accessField(call, base, field, mode).add(each);
                    move(call, solver.field(solver.objects.get(each), field), mode);
                  }));
    }
  }

  /** What is written is the last argument, and what was there is returned. */
  private void move(LibraryCall call, int field, Mode mode) {
    Actuals actuals = call.actuals();
    int last = actuals.argument(actuals.arguments().length - 1);
    if (mode.isWrite() && last != Actuals.NONE) {
      solver.nodes.edge(last, field);
    }
    if (actuals.result() != Actuals.NONE) {
      solver.nodes.edge(field, actuals.result());
    }
  }
}

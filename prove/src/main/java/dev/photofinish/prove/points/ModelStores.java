package dev.photofinish.prove.points;

import dev.photofinish.models.Effect;
import dev.photofinish.models.Operand;
import dev.photofinish.models.Source;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.AbstractObject;

/** What modelled calls put into their operands. Has no state of its own. */
final class ModelStores {

  private final Solver solver;
  private final Operands operands;

  ModelStores(Solver solver, Operands operands) {
    this.solver = solver;
    this.operands = operands;
  }

  /** Makes something an element of an operand. */
  void store(LibraryCall call, Effect.Stores stores) {
    put(call, stores.what(), stores.into(), solver.codes.fields().elements());
  }

  /** Has an operand remember something apart from its elements. */
  void keep(LibraryCall call, Effect.Keeps keeps) {
    put(call, keeps.what(), keeps.into(), solver.codes.fields().kept());
  }

  private void put(LibraryCall call, Source what, Operand where, ProgramField field) {
    int source = operands.source(call, what);
    if (source == Actuals.NONE) {
      return;
    }
    boolean isStore = isStore(call, what, where);
    AbstractObject receiver = call.receiver();
    int into = operands.operand(call, where);
    if (where.equals(Operand.THIS) && receiver != null) {
      put(source, receiver, field, isStore);
    } else if (into != Actuals.NONE) {
      solver.nodes.listen(
          into,
          fresh -> fresh.forEach(each -> put(source, solver.objects.get(each), field, isStore)));
    }
  }

  private void put(int source, AbstractObject into, ProgramField field, boolean isStore) {
    if (isStore) {
      solver.nodes.store(source, solver.field(into, field));
    } else {
      solver.nodes.edge(source, solver.field(into, field));
    }
  }

  /** Whether a call stores one of its own operands in another, like a statement does. */
  private static boolean isStore(LibraryCall call, Source what, Operand where) {
    return call.actuals().isOwn()
        && what.kind() == Source.Kind.SAME
        && isPassed(what.of())
        && isPassed(where);
  }

  private static boolean isPassed(Operand operand) {
    return operand.isArgument() || operand.equals(Operand.THIS);
  }
}

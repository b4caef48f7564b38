package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Condition;
import dev.photofinish.testbench.random.syntax.Edit;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.MethodTree;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Statement;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Changes to what is done when. */
final class FlowMutations {

  private final Dice dice;

  FlowMutations(Dice dice) {
    this.dice = dice;
  }

  List<Edit> edits() {
    return List.of(
        this::swap,
        this::swap,
        this::drop,
        this::drop,
        this::recount,
        this::doubt,
        this::leaveEarly,
        this::runInstead,
        this::repeat);
  }

  private List<Statement> swap(MethodTree method, List<Statement> list, int index) {
    List<Statement> swapped = new ArrayList<>(list);
    if (index + 1 < list.size() && !(list.get(index) instanceof Step.CallSuper)) {
      Collections.swap(swapped, index, index + 1);
    }
    return List.copyOf(swapped);
  }

  /** Pointers stay, as what has none soon ends in an exception. */
  private List<Statement> drop(MethodTree method, List<Statement> list, int index) {
    Statement statement = list.get(index);
    boolean number = statement instanceof Step.Write write && !write.place().type().isReference();
    boolean dropped = number || statement instanceof Step.Join;
    return dropped ? Edit.replace(list, index, List.of()) : list;
  }

  /** Turns once more or less, so that not all threads are waited for. */
  private List<Statement> recount(MethodTree method, List<Statement> list, int index) {
    if (list.get(index) instanceof Block.Repeat loop) {
      int times = dice.of(1, 3);
      return Edit.replace(
          list, index, List.of(new Block.Repeat(loop.counter(), times, loop.body())));
    }
    return list;
  }

  private List<Statement> doubt(MethodTree method, List<Statement> list, int index) {
    Statement statement = list.get(index);
    List<Variable> references = Mutation.references(method);
    if (references.isEmpty() || statement instanceof Step.CallSuper) {
      return list;
    }
    Block doubted =
        dice.chance(50)
            ? new Block.If(condition(references), List.of(statement), List.of())
            : new Block.If(condition(references), List.of(), List.of(statement));
    return Edit.replace(list, index, List.of(doubted));
  }

  private Condition condition(List<Variable> references) {
    Variable variable = dice.of(references);
    return switch (dice.below(3)) {
      case 0 -> new Condition.Same(variable, dice.of(references));
      case 1 -> new Condition.IsA(variable, "Leaf");
      default -> new Condition.IsNull(variable);
    };
  }

  /** Returns from wherever this is, locks held or not. */
  private List<Statement> leaveEarly(MethodTree method, List<Statement> list, int index) {
    List<Variable> references = Mutation.references(method);
    Signature signature = method.signature();
    boolean plain = signature.result().equals(Type.VOID) && !signature.isConstructor();
    if (!plain || references.isEmpty()) {
      return list;
    }
    List<Statement> leave = List.of(new Step.Return(Optional.empty()));
    Block early = new Block.If(condition(references), leave, List.of());
    return Edit.replace(list, index, List.of(list.get(index), early));
  }

  /** Calls what a thread should do, in place of a start. */
  private List<Statement> runInstead(MethodTree method, List<Statement> list, int index) {
    if (list.get(index) instanceof Step.Start start) {
      Signature run = Library.run(start.thread().type().internalName());
      Optional<Variable> receiver = Optional.of(start.thread());
      return Edit.replace(
          list, index, List.of(new Step.Call(Optional.empty(), receiver, run, List.of())));
    }
    return list;
  }

  private List<Statement> repeat(MethodTree method, List<Statement> list, int index) {
    Statement statement = list.get(index);
    boolean repeated = statement instanceof Step.Call || statement instanceof Step.New;
    return repeated ? Edit.replace(list, index, List.of(statement, statement)) : list;
  }
}

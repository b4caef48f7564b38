package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Edit;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.MethodTree;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.ProgramTree;
import dev.photofinish.testbench.random.syntax.Statement;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.List;

/** Changes to who has what. */
final class DataMutations {

  private final Dice dice;
  private final ProgramTree program;

  DataMutations(Dice dice, ProgramTree program) {
    this.dice = dice;
    this.program = program;
  }

  List<Edit> edits() {
    return List.of(this::confuse, this::share, this::reuse);
  }

  /** Lets a variable be another one of the same type from here on. */
  private List<Statement> confuse(MethodTree method, List<Statement> list, int index) {
    List<Variable> references = Mutation.references(method);
    if (references.isEmpty() || list.get(index) instanceof Step.CallSuper) {
      return list;
    }
    Variable one = dice.of(references);
    Variable other = dice.of(references);
    return one.equals(other) || !one.type().equals(other.type())
        ? list
        : Edit.replace(list, index, List.of(list.get(index), new Step.Assign(one, other)));
  }

  /** Publishes what was just made, or takes what somebody else published. */
  private List<Statement> share(MethodTree method, List<Statement> list, int index) {
    if (!(list.get(index) instanceof Step.New made)) {
      return list;
    }
    List<Field> places = places(made.target().type());
    if (places.isEmpty()) {
      return list;
    }
    Place place = new Place.OfStatic(dice.of(places));
    Step added =
        dice.chance(50)
            ? new Step.Write(place, made.target())
            : new Step.Read(made.target(), place);
    return Edit.replace(list, index, List.of(made, added));
  }

  private List<Field> places(Type type) {
    return program.classes().stream()
        .flatMap(tree -> tree.fields().stream())
        .filter(field -> field.isStatic() && !field.isFinal() && field.type().equals(type))
        .toList();
  }

  /** Takes what is there already in place of a new object. */
  private List<Statement> reuse(MethodTree method, List<Statement> list, int index) {
    if (!(list.get(index) instanceof Step.New made)) {
      return list;
    }
    List<Variable> others =
        Mutation.references(method).stream()
            .filter(variable -> variable.type().equals(made.target().type()))
            .filter(variable -> !variable.equals(made.target()))
            .toList();
    return others.isEmpty()
        ? list
        : Edit.replace(list, index, List.of(new Step.Assign(made.target(), dice.of(others))));
  }
}

package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.ClassTree;
import dev.photofinish.testbench.random.syntax.Edit;
import dev.photofinish.testbench.random.syntax.MethodTree;
import dev.photofinish.testbench.random.syntax.ProgramTree;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Breaks a discipline somewhere: the program is still valid, but it may race. */
final class Mutation {

  private static final int TRIES = 40;

  private final Dice dice;

  Mutation(Dice dice) {
    this.dice = dice;
  }

  /** A program that differs in one place, if something was found to change. */
  ProgramTree of(ProgramTree program) {
    if (dice.chance(10)) {
      return withoutSynchronized(program);
    }
    Edit edit = dice.of(dice.of(edits(program)));
    int statements = Edit.count(program);
    ProgramTree mutated = program;
    for (int i = 0; i < TRIES && mutated.equals(program); i++) {
      mutated = edit.applyTo(program, dice.below(statements));
    }
    return mutated;
  }

  private List<List<Edit>> edits(ProgramTree program) {
    return List.of(
        new LockMutations(dice).edits(),
        new FlowMutations(dice).edits(),
        new DataMutations(dice, program).edits());
  }

  private ProgramTree withoutSynchronized(ProgramTree program) {
    List<ClassTree> classes = new ArrayList<>(program.classes());
    int at = dice.below(classes.size());
    ClassTree tree = classes.get(at);
    List<MethodTree> methods =
        tree.methods().stream().map(method -> method.withSynchronized(false)).toList();
    classes.set(at, tree.with(methods));
    return new ProgramTree(List.copyOf(classes));
  }

  /** The variables of a method that point to objects. */
  static List<Variable> references(MethodTree method) {
    return Stream.concat(method.parameters().stream(), method.locals().stream())
        .filter(variable -> variable.type().isReference())
        .toList();
  }
}

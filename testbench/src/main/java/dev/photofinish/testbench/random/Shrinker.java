package dev.photofinish.testbench.random;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Edit;
import dev.photofinish.testbench.random.syntax.ProgramTree;
import dev.photofinish.testbench.random.syntax.Statement;
import dev.photofinish.testbench.random.syntax.Step;
import java.util.List;
import java.util.function.Predicate;

/** Takes statements out of a program for as long as a predicate holds. */
final class Shrinker {

  private final Predicate<ProgramTree> predicate;
  private ProgramTree smallest;

  private Shrinker(ProgramTree program, Predicate<ProgramTree> predicate) {
    this.smallest = program;
    this.predicate = predicate;
  }

  static ProgramTree shrink(ProgramTree program, Predicate<ProgramTree> predicate) {
    Shrinker shrinker = new Shrinker(program, predicate);
    while (shrinker.removesSomething()) {}
    return shrinker.smallest;
  }

  private boolean removesSomething() {
    boolean smaller = false;
    for (int i = Edit.count(smallest) - 1; i >= 0; i--) {
      smaller |= keeps(edited(i, Shrinker::without)) || keeps(edited(i, Shrinker::unwrapped));
    }
    smaller |= keeps(Unused.removedFrom(smallest));
    return smaller;
  }

  private ProgramTree edited(int number, Remover remover) {
    Edit edit = (method, list, index) -> remover.change(list, index);
    return edit.applyTo(smallest, number);
  }

  private boolean keeps(ProgramTree candidate) {
    boolean keeps = !candidate.equals(smallest) && predicate.test(candidate);
    smallest = keeps ? candidate : smallest;
    return keeps;
  }

  /** What a removal does to a list. */
  private interface Remover {
    List<Statement> change(List<Statement> list, int index);
  }

  private static List<Statement> without(List<Statement> list, int index) {
    return list.get(index) instanceof Step.CallSuper ? list : Edit.replace(list, index, List.of());
  }

  private static List<Statement> unwrapped(List<Statement> list, int index) {
    return list.get(index) instanceof Block block && !Edit.inside(block).isEmpty()
        ? Edit.replace(list, index, Edit.inside(block))
        : list;
  }
}

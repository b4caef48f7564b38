package dev.photofinish.testbench.random.syntax;

import java.util.ArrayList;
import java.util.List;

/**
 * A change to the list that one statement of a program is in. Statements are numbered as written.
 */
public interface Edit {

  /** What to have in place of a list of the method; the statement is at the index. */
  List<Statement> change(MethodTree method, List<Statement> list, int index);

  /** The program with the change at the statement of this number. */
  default ProgramTree applyTo(ProgramTree program, int number) {
    return new Walk(this, number).walk(program);
  }

  /** How many statements a program has. */
  static int count(ProgramTree program) {
    Walk walk = new Walk((method, list, index) -> list, -1);
    walk.walk(program);
    return walk.passed;
  }

  /** The list with something else in place of one statement. */
  static List<Statement> replace(List<Statement> list, int index, List<Statement> others) {
    List<Statement> changed = new ArrayList<>(list.subList(0, index));
    changed.addAll(others);
    changed.addAll(list.subList(index + 1, list.size()));
    return List.copyOf(changed);
  }

  /** The statements of a block without the block, both branches one after the other. */
  static List<Statement> inside(Block block) {
    return Bodies.of(block).stream().flatMap(List::stream).toList();
  }

  /** Counts statements until it comes to the one that is to be changed. */
  final class Walk {
    private final Edit edit;
    private final int number;
    private int passed;

    private Walk(Edit edit, int number) {
      this.edit = edit;
      this.number = number;
    }

    private ProgramTree walk(ProgramTree program) {
      return new ProgramTree(program.classes().stream().map(this::walk).toList());
    }

    private ClassTree walk(ClassTree tree) {
      return tree.with(tree.methods().stream().map(this::walk).toList());
    }

    private MethodTree walk(MethodTree method) {
      return method.with(walk(method, method.body()));
    }

    private List<Statement> walk(MethodTree method, List<Statement> list) {
      List<Statement> walked = new ArrayList<>();
      for (int i = 0; i < list.size(); i++) {
        if (passed++ == number) {
          return edit.change(method, list, i);
        }
        Statement statement = list.get(i);
        walked.add(statement instanceof Block block ? walk(method, block) : statement);
      }
      return walked;
    }

    private Block walk(MethodTree method, Block block) {
      return Bodies.with(block, Bodies.of(block).stream().map(body -> walk(method, body)).toList());
    }
  }
}

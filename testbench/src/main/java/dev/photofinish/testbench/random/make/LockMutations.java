package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Edit;
import dev.photofinish.testbench.random.syntax.LockMode;
import dev.photofinish.testbench.random.syntax.MethodTree;
import dev.photofinish.testbench.random.syntax.Statement;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Value;
import java.util.ArrayList;
import java.util.List;

/** Changes to what is held. */
final class LockMutations {

  private final Dice dice;

  LockMutations(Dice dice) {
    this.dice = dice;
  }

  List<Edit> edits() {
    return List.of(this::unlock, this::unlock, this::lockOther, this::shorten, this::lock);
  }

  private static boolean isLock(Statement statement) {
    return statement instanceof Block.Synchronized || statement instanceof Block.Locked;
  }

  private List<Statement> unlock(MethodTree method, List<Statement> list, int index) {
    return list.get(index) instanceof Block block && isLock(block)
        ? Edit.replace(list, index, Edit.inside(block))
        : list;
  }

  private List<Statement> lockOther(MethodTree method, List<Statement> list, int index) {
    if (list.get(index) instanceof Block.Synchronized block) {
      return Edit.replace(list, index, List.of(new Block.Synchronized(any(method), block.body())));
    } else if (list.get(index) instanceof Block.Locked block && block.mode() != LockMode.PLAIN) {
      LockMode mode = block.mode() == LockMode.READ ? LockMode.WRITE : LockMode.READ;
      return Edit.replace(list, index, List.of(new Block.Locked(block.lock(), mode, block.body())));
    }
    return list;
  }

  /** Releases a monitor before the last statement. */
  private List<Statement> shorten(MethodTree method, List<Statement> list, int index) {
    if (!(list.get(index) instanceof Block.Synchronized block) || block.body().isEmpty()) {
      return list;
    }
    int last = block.body().size() - 1;
    Block shorter = new Block.Synchronized(block.lock(), block.body().subList(0, last));
    return Edit.replace(list, index, List.of(shorter, block.body().get(last)));
  }

  private List<Statement> lock(MethodTree method, List<Statement> list, int index) {
    Statement statement = list.get(index);
    return statement instanceof Step.CallSuper
        ? list
        : Edit.replace(
            list, index, List.of(new Block.Synchronized(any(method), List.of(statement))));
  }

  private Value any(MethodTree method) {
    List<Value> locks = new ArrayList<>(List.of(new Value.OfClass("Main")));
    locks.addAll(Mutation.references(method));
    return dice.of(locks);
  }
}

package dev.photofinish.scan.il;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The variables that have a value at a point of a method, whichever way led there. */
record Assigned(Set<String> variables) implements CommandVisitor<Assigned> {

  Assigned {
    variables = Set.copyOf(variables);
  }

  /**
   * What has a value after the block.
   *
   * @throws IllegalArgumentException if the block uses what has none
   */
  Assigned after(Block block) {
    Assigned now = this;
    for (Command command : block.commands()) {
      now = command.accept(now);
    }
    return now;
  }

  @Override
  public Assigned simple(Command.Simple command) {
    check(command.uses(), command);
    return command.assigned().map(this::with).orElse(this);
  }

  @Override
  public Assigned locked(Command.Locked command) {
    return after(command.body());
  }

  @Override
  public Assigned choice(Command.Choice command) {
    Set<String> both = new LinkedHashSet<>(after(command.first()).variables);
    both.retainAll(after(command.second()).variables);
    return new Assigned(both);
  }

  /** Zero rounds assign nothing. */
  @Override
  public Assigned loop(Command.Loop command) {
    Assigned unused = after(command.body());
    return this;
  }

  @Override
  public Assigned call(Command.Call command) {
    check(command.actuals(), command);
    return this;
  }

  private Assigned with(String variable) {
    Set<String> more = new LinkedHashSet<>(variables);
    more.add(variable);
    return new Assigned(more);
  }

  private void check(List<Exp> used, Command command) {
    for (Exp exp : used) {
      if (!variables.contains(exp.root())) {
        throw new IllegalArgumentException(exp.root() + " has no value in: " + command);
      }
    }
  }
}

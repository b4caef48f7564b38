package dev.photofinish.scan.il;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Unfolds compound commands into steps (figure 5, bottom), with every choice that may be made. */
final class ControlFlow {

  private final Program program;
  private final int rounds;

  /** What work was found to turn out to be: executions come to the same again and again. */
  private final Map<Control, List<Control>> known = new HashMap<>();

  /**
   * @param rounds how often a loop goes round at most
   */
  ControlFlow(Program program, int rounds) {
    this.program = program;
    this.rounds = rounds;
  }

  /** Every program is {@code skip; C} (section 3.2). */
  Control start(Method method) {
    return Control.DONE
        .then(new Work.Run(method.body(), 0))
        .then(new Work.Perform(new Command.Skip(method.line())));
  }

  /** All that this work may turn out to be, each with a step at its head, or done. */
  List<Control> unfold(Control control) {
    List<Control> unfolded = known.get(control);
    if (unfolded == null) {
      Set<Control> found = new LinkedHashSet<>();
      unfold(control, found);
      unfolded = List.copyOf(found);
      known.put(control, unfolded);
    }
    return unfolded;
  }

  private void unfold(Control control, Set<Control> into) {
    if (control.isDone() || control.head() instanceof Work.Perform) {
      into.add(control);
      return;
    }
    next(control).forEach(next -> unfold(next, into));
  }

  private Stream<Control> next(Control control) {
    Control rest = control.tail();
    if (control.head() instanceof Work.Run run) {
      return run(run, rest);
    }
    Work.Repeat repeat = (Work.Repeat) control.head();
    Stream<Control> leave = Stream.of(rest);
    return repeat.rounds() == 0 ? leave : Stream.concat(leave, Stream.of(again(repeat, rest)));
  }

  private static Control again(Work.Repeat repeat, Control rest) {
    return rest.then(new Work.Repeat(repeat.loop(), repeat.rounds() - 1))
        .then(new Work.Run(repeat.loop().body(), 0));
  }

  private Stream<Control> run(Work.Run run, Control rest) {
    List<Command> commands = run.block().commands();
    boolean isLast = run.index() == commands.size() - 1;
    Control after = isLast ? rest : rest.then(new Work.Run(run.block(), run.index() + 1));
    return commands.get(run.index()).accept(new Beginning(after)).stream();
  }

  /** How a command begins, and what follows it. */
  private final class Beginning implements CommandVisitor<List<Control>> {

    private final Control after;

    Beginning(Control after) {
      this.after = after;
    }

    @Override
    public List<Control> simple(Command.Simple command) {
      return List.of(after.then(new Work.Perform(command)));
    }

    @Override
    public List<Control> locked(Command.Locked command) {
      return List.of(
          after
              .then(new Work.Perform(new Step.Unlock(command.end())))
              .then(new Work.Run(command.body(), 0))
              .then(new Work.Perform(new Step.Lock(command.line()))));
    }

    @Override
    public List<Control> choice(Command.Choice command) {
      return List.of(
          after.then(new Work.Run(command.first(), 0)),
          after.then(new Work.Run(command.second(), 0)));
    }

    @Override
    public List<Control> loop(Command.Loop command) {
      return List.of(after.then(new Work.Repeat(command, rounds)));
    }

    @Override
    public List<Control> call(Command.Call command) {
      return List.of(
          after
              .then(new Work.Perform(new Step.Pop(command.line())))
              .then(new Work.Run(program.method(command.method()).body(), 0))
              .then(new Work.Perform(new Step.Push(command))));
    }
  }
}

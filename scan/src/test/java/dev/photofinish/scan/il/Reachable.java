package dev.photofinish.scan.il;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tells which lines a thread may still come to, so that a search need not go astray. */
final class Reachable {

  private final Program program;
  private final Map<Integer, Set<Integer>> linesByCommand = new HashMap<>();

  Reachable(Program program) {
    this.program = program;
  }

  /** Whether what lies ahead may come to a line. */
  boolean isAhead(int line, Control control) {
    for (Control at = control; !at.isDone(); at = at.tail()) {
      if (mayComeTo(line, at.head())) {
        return true;
      }
    }
    return false;
  }

  private boolean mayComeTo(int line, Work work) {
    if (work instanceof Work.Run run) {
      List<Command> commands = run.block().commands();
      return isIn(commands.subList(run.index(), commands.size()), line);
    } else if (work instanceof Work.Repeat repeat) {
      return repeat.rounds() > 0 && isIn(repeat.loop().body().commands(), line);
    }
    return ((Work.Perform) work).step().line() == line;
  }

  private boolean isIn(List<Command> commands, int line) {
    return commands.stream().anyMatch(command -> lines(command).contains(line));
  }

  private Set<Integer> lines(Command command) {
    Set<Integer> known = linesByCommand.get(command.line());
    if (known == null) {
      known = command.all().flatMap(this::ownLines).collect(Collectors.toSet());
      linesByCommand.put(command.line(), known);
    }
    return known;
  }

  private Stream<Integer> ownLines(Command command) {
    Stream<Integer> own = Stream.of(command.line());
    return command instanceof Command.Call call ? Stream.concat(own, linesOfCallee(call)) : own;
  }

  private Stream<Integer> linesOfCallee(Command.Call call) {
    List<Command> body = program.method(call.method()).body().commands();
    return body.stream().flatMap(command -> lines(command).stream());
  }
}

package dev.photofinish.scan.il;

import java.util.List;
import java.util.stream.Stream;

/** The steps of a thread that follows a route without detours, until just before its last line. */
final class Plan {

  private final Program program;
  private final Plain plain = new Plain();

  Plan(Program program) {
    this.program = program;
  }

  List<Step> along(Route route, Method method) {
    Stream<Step> skip = Stream.of(new Command.Skip(method.line()));
    return Stream.concat(skip, toward(route.lines(), method.body())).toList();
  }

  private Stream<Step> toward(List<Integer> route, Block block) {
    Command next =
        block.commands().stream()
            .filter(command -> holds(command, route.get(0)))
            .findFirst()
            .orElseThrow();
    Stream<Step> before =
        block.commands().stream()
            .takeWhile(command -> command.line() < next.line())
            .flatMap(command -> command.accept(plain));
    return Stream.concat(before, into(route, next));
  }

  private Stream<Step> into(List<Integer> route, Command command) {
    if (command instanceof Command.Locked locked) {
      return Stream.concat(Stream.of(new Step.Lock(locked.line())), toward(route, locked.body()));
    } else if (command instanceof Command.Choice choice) {
      boolean isInFirst = choice.first().all().anyMatch(inner -> inner.line() == route.get(0));
      return toward(route, isInFirst ? choice.first() : choice.second());
    } else if (command instanceof Command.Loop loop) {
      return toward(route, loop.body());
    } else if (command instanceof Command.Call call && route.size() > 1) {
      Block callee = program.method(call.method()).body();
      return Stream.concat(
          Stream.of(new Step.Push(call)), toward(route.subList(1, route.size()), callee));
    }
    return Stream.empty();
  }

  private static boolean holds(Command command, int line) {
    return command.all().anyMatch(inner -> inner.line() == line);
  }

  /** The steps of a command that is not on the way: no loop is entered. */
  private final class Plain implements CommandVisitor<Stream<Step>> {

    private Stream<Step> all(Block block) {
      return block.commands().stream().flatMap(command -> command.accept(this));
    }

    @Override
    public Stream<Step> simple(Command.Simple command) {
      return Stream.of(command);
    }

    @Override
    public Stream<Step> locked(Command.Locked command) {
      return around(new Step.Lock(command.line()), command.body(), new Step.Unlock(command.end()));
    }

    @Override
    public Stream<Step> choice(Command.Choice command) {
      return all(command.first());
    }

    @Override
    public Stream<Step> loop(Command.Loop command) {
      return Stream.empty();
    }

    @Override
    public Stream<Step> call(Command.Call command) {
      Block callee = program.method(command.method()).body();
      return around(new Step.Push(command), callee, new Step.Pop(command.line()));
    }

    private Stream<Step> around(Step first, Block block, Step last) {
      return Stream.of(Stream.of(first), all(block), Stream.of(last)).flatMap(steps -> steps);
    }
  }
}

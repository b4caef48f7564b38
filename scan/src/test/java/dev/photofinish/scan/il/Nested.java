package dev.photofinish.scan.il;

import java.util.stream.Stream;

/** The commands inside a command, at any depth. */
final class Nested implements CommandVisitor<Stream<Command>> {

  @Override
  public Stream<Command> simple(Command.Simple command) {
    return Stream.empty();
  }

  @Override
  public Stream<Command> locked(Command.Locked command) {
    return command.body().all();
  }

  @Override
  public Stream<Command> choice(Command.Choice command) {
    return Stream.concat(command.first().all(), command.second().all());
  }

  @Override
  public Stream<Command> loop(Command.Loop command) {
    return command.body().all();
  }

  @Override
  public Stream<Command> call(Command.Call command) {
    return Stream.empty();
  }
}

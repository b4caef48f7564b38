package dev.photofinish.scan.il;

import java.util.List;
import java.util.stream.Stream;

/** Commands one after another; an empty one is written {@code skip}. */
record Block(List<Command> commands) {

  Block {
    if (commands.isEmpty()) {
      throw new IllegalArgumentException("a block has at least one command");
    }
    commands = List.copyOf(commands);
  }

  /** The line where it begins, which no other block shares. */
  int line() {
    return commands.get(0).line();
  }

  /** All commands in here, those inside others as well, in the order of the listing. */
  Stream<Command> all() {
    return commands.stream().flatMap(Command::all);
  }
}

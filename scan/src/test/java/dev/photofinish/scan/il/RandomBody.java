package dev.photofinish.scan.il;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Makes the body of one method of a random program, from top to bottom. */
final class RandomBody {

  private static final int LONGEST = 8;
  private static final int DEEPEST = 3;

  /** The kinds of commands, with how often they come. */
  private enum Kind {
    LOAD(20),
    STORE(28),
    NEW(7),
    COPY(6),
    CALL(18),
    ALIASED_CALL(9),
    DISPLACEMENT(8),
    LOCKED(11),
    CHOICE(6),
    LOOP(4);

    final int weight;

    Kind(int weight) {
      this.weight = weight;
    }
  }

  private final Random random;
  private final Lines lines;
  private final RandomCommands commands;
  private int left;

  RandomBody(Random random, Lines lines, RandomCommands commands) {
    this.random = random;
    this.lines = lines;
    this.commands = commands;
    this.left = 3 + random.nextInt(LONGEST - 2);
  }

  Block make() {
    return block(0, left);
  }

  private Block block(int depth, int size) {
    List<Command> made = new ArrayList<>();
    while (made.size() < size && left > 0) {
      made.addAll(some(depth));
    }
    if (made.isEmpty()) {
      made.add(new Command.Skip(lines.next()));
    }
    return new Block(made);
  }

  private List<Command> some(int depth) {
    left--;
    return switch (kind(depth)) {
      case LOAD -> List.of(commands.load());
      case STORE -> List.of(commands.store());
      case NEW -> List.of(commands.fresh());
      case COPY -> List.of(commands.copy());
      case CALL -> List.of(commands.call());
      case ALIASED_CALL -> commands.aliasedCall();
      case DISPLACEMENT -> commands.displacement();
      case LOCKED -> List.of(locked(depth + 1));
      case CHOICE -> List.of(choice(depth + 1));
      case LOOP -> List.of(loop(depth + 1));
    };
  }

  private Kind kind(int depth) {
    List<Kind> kinds = Stream.of(Kind.values()).filter(kind -> isAllowed(kind, depth)).toList();
    int ticket = random.nextInt(kinds.stream().mapToInt(kind -> kind.weight).sum());
    for (Kind kind : kinds) {
      ticket -= kind.weight;
      if (ticket < 0) {
        return kind;
      }
    }
    throw new AssertionError("the tickets are as many as the weights");
  }

  private boolean isAllowed(Kind kind, int depth) {
    return switch (kind) {
      case CALL -> commands.canCall();
      case ALIASED_CALL -> commands.canCallAliased();
      case LOCKED, CHOICE, LOOP -> depth < DEEPEST && left > 0;
      default -> true;
    };
  }

  private Command locked(int depth) {
    int line = lines.next();
    Block body = block(depth, size());
    return new Command.Locked(line, body, lines.next());
  }

  private Command choice(int depth) {
    int line = lines.next();
    Assigned before = commands.assigned();
    Block first = block(depth, size());
    lines.leaveOne();
    commands.goBackTo(before);
    Block second = block(depth, size());
    lines.leaveOne();
    Command choice = new Command.Choice(line, first, second);
    commands.goBackTo(choice.accept(before));
    return choice;
  }

  private Command loop(int depth) {
    int line = lines.next();
    Assigned before = commands.assigned();
    Block body = block(depth, size());
    lines.leaveOne();
    commands.goBackTo(before);
    return new Command.Loop(line, body);
  }

  private int size() {
    return 1 + random.nextInt(3);
  }
}

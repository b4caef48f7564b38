package dev.photofinish.scan.il;

import dev.photofinish.finding.AccessKind;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A command (figure 4). It stands on a line of the program's listing, which names it: no two
 * commands of a program share one.
 */
sealed interface Command {

  int line();

  <R> R accept(CommandVisitor<R> visitor);

  /** This command and all commands inside it, in the order of the listing. */
  default Stream<Command> all() {
    return Stream.concat(Stream.of(this), accept(new Nested()));
  }

  /** A command that is one step of an execution. */
  sealed interface Simple extends Command, Step {

    /** What must have a value before this runs. */
    List<Exp> uses();

    /** The variable that has a new value after this ran. */
    Optional<String> assigned();

    @Override
    default <R> R accept(CommandVisitor<R> visitor) {
      return visitor.simple(this);
    }
  }

  /** {@code skip} */
  record Skip(int line) implements Simple {
    @Override
    public List<Exp> uses() {
      return List.of();
    }

    @Override
    public Optional<String> assigned() {
      return Optional.empty();
    }

    @Override
    public String toString() {
      return "skip";
    }
  }

  /** {@code x := y} */
  record Copy(int line, String target, String source) implements Simple {
    @Override
    public List<Exp> uses() {
      return List.of(Exp.variable(source));
    }

    @Override
    public Optional<String> assigned() {
      return Optional.of(target);
    }

    @Override
    public List<Exp> wobbled() {
      return List.of(Exp.variable(target), Exp.variable(source));
    }

    @Override
    public String toString() {
      return target + " := " + source;
    }
  }

  /** {@code x := pi} */
  record Load(int line, String target, Exp source) implements Simple {
    @Override
    public List<Exp> uses() {
      return List.of(source);
    }

    @Override
    public Optional<String> assigned() {
      return Optional.of(target);
    }

    @Override
    public List<Exp> wobbled() {
      return List.of(Exp.variable(target), source);
    }

    @Override
    public Optional<PathAccess> access() {
      return Optional.of(new PathAccess(AccessKind.READ, source));
    }

    @Override
    public String toString() {
      return target + " := " + source;
    }
  }

  /** {@code pi := x} */
  record Store(int line, Exp target, String source) implements Simple {
    @Override
    public List<Exp> uses() {
      return List.of(target, Exp.variable(source));
    }

    @Override
    public Optional<String> assigned() {
      return Optional.empty();
    }

    @Override
    public List<Exp> wobbled() {
      return List.of(Exp.variable(source), target);
    }

    @Override
    public Optional<PathAccess> access() {
      return Optional.of(new PathAccess(AccessKind.WRITE, target));
    }

    @Override
    public String toString() {
      return target + " := " + source;
    }
  }

  /** {@code x := new()} */
  record New(int line, String target) implements Simple {
    @Override
    public List<Exp> uses() {
      return List.of();
    }

    @Override
    public Optional<String> assigned() {
      return Optional.of(target);
    }

    @Override
    public List<Exp> wobbled() {
      return List.of(Exp.variable(target));
    }

    @Override
    public String toString() {
      return target + " := new()";
    }
  }

  /** {@code lock(); C; unlock()}, so that locking is balanced (assumption A2). */
  record Locked(int line, Block body, int end) implements Command {
    @Override
    public <R> R accept(CommandVisitor<R> visitor) {
      return visitor.locked(this);
    }
  }

  /** {@code if * then C1 else C2} */
  record Choice(int line, Block first, Block second) implements Command {
    @Override
    public <R> R accept(CommandVisitor<R> visitor) {
      return visitor.choice(this);
    }
  }

  /** {@code while * do C} */
  record Loop(int line, Block body) implements Command {
    @Override
    public <R> R accept(CommandVisitor<R> visitor) {
      return visitor.loop(this);
    }
  }

  /** {@code m(e1, ..., en)} */
  record Call(int line, String method, List<Exp> actuals) implements Command {

    public Call {
      actuals = List.copyOf(actuals);
    }

    @Override
    public <R> R accept(CommandVisitor<R> visitor) {
      return visitor.call(this);
    }

    @Override
    public String toString() {
      return actuals.stream()
          .map(Exp::toString)
          .collect(Collectors.joining(", ", method + "(", ")"));
    }
  }
}

package dev.photofinish.scan.report;

import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Program;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Step;
import java.util.List;
import java.util.Optional;

/** Suggests how to mend a race, in one sentence. */
final class Fixes {

  private final Program program;
  private final Places places;

  Fixes(Program program, Places places) {
    this.program = program;
    this.places = places;
  }

  String of(Pair pair) {
    boolean oneIsLocked = !pair.one().access().locks().isEmpty();
    boolean otherIsLocked = !pair.other().access().locks().isEmpty();
    if (oneIsLocked && otherIsLocked) {
      return differentLocks(pair);
    } else if (oneIsLocked || otherIsLocked) {
      Candidate locked = oneIsLocked ? pair.one() : pair.other();
      return sameLock(locked, oneIsLocked ? pair.other() : pair.one());
    }
    return withoutLocks(pair);
  }

  private String differentLocks(Pair pair) {
    boolean onlyForReading =
        pair.one().access().locks().locks().stream()
            .allMatch(lock -> lock.mode() != Lock.Mode.EXCLUSIVE);
    return onlyForReading
        ? "Hold the lock for writing where " + name(pair.one().path()) + " is written."
        : "Hold the same lock at both accesses.";
  }

  /** What the one access does right, the other should do, too. */
  private String sameLock(Candidate locked, Candidate open) {
    Lock lock = locked.access().locks().locks().get(0);
    // The lock's name means something there, not in what that calls.
    String where = method(open.access().trace().site().method());
    Path path = open.path();
    if (lock.name() instanceof Lock.Unnamed || lock.name() instanceof Lock.Own) {
      return "Hold the lock that "
          + method(locked.access().site().method())
          + " holds in "
          + where
          + ", too.";
    }
    String name = places.locks(List.of(lock), locked.entry().method()).get(0);
    String volatileToo =
        !open.isWrite() && path.last() instanceof Step.Field && isOnePiece(path)
            ? ", or make " + name(path) + " volatile if it need not be in step with anything else"
            : "";
    return "Hold " + name + " in " + where + ", too" + volatileToo + ".";
  }

  private String withoutLocks(Pair pair) {
    Path path = pair.one().path();
    if (path.last() == Step.ELEMENT) {
      return "Hold one lock wherever "
          + name(path)
          + " is used, or use a container that is safe for many threads.";
    } else if (isFlag(path)) {
      return "Make " + name(path) + " volatile.";
    } else if (isCounter(pair)) {
      return "Make " + name(path) + " an atomic number, or hold one lock wherever it is used.";
    }
    return "Hold one lock wherever " + name(path) + " is used.";
  }

  private boolean isFlag(Path path) {
    return type(path).filter(JavaType.BOOLEAN::equals).isPresent();
  }

  /** Whether reading or writing it takes one step: a long or double may take two. */
  private boolean isOnePiece(Path path) {
    return type(path).filter(type -> type.size() == 1).isPresent();
  }

  /** Whether one place reads and writes a number: {@code count++}. */
  private boolean isCounter(Pair pair) {
    boolean isNumber =
        type(pair.one().path())
            .filter(type -> type.equals(JavaType.INT) || type.equals(JavaType.LONG))
            .isPresent();
    return isNumber
        && pair.one().isWrite() != pair.other().isWrite()
        && pair.one().access().site().line() == pair.other().access().site().line()
        && pair.one().access().site().method().equals(pair.other().access().site().method());
  }

  private Optional<JavaType> type(Path path) {
    if (!(path.last() instanceof Step.Field field)) {
      return Optional.empty();
    }
    return program.find(field.owner()).fields().stream()
        .filter(candidate -> candidate.name().equals(field.name()))
        .map(FieldModel::type)
        .findFirst();
  }

  private static String name(Path path) {
    for (int i = path.length() - 1; i >= 0; i--) {
      if (path.step(i) instanceof Step.Field field) {
        return field.name();
      }
    }
    return path.root() instanceof Root.Allocation made
        ? "what line " + made.site().line() + " makes"
        : "it";
  }

  private static String method(MethodKey method) {
    return method.name().equals("<init>") ? "the constructor" : readable(method) + "()";
  }

  /** Lambdas have no name that a reader knows, but the method around them has. */
  private static String readable(MethodKey method) {
    String name = method.name();
    if (name.startsWith("lambda$") && name.indexOf('$', 7) > 0) {
      return "the lambda in " + name.substring(7, name.indexOf('$', 7));
    }
    return name;
  }
}

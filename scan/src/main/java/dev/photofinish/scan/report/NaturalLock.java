package dev.photofinish.scan.report;

import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Step;
import java.util.List;
import java.util.Optional;

/** Finds a lock that suits two accesses without any: the one that their class uses elsewhere. */
final class NaturalLock {

  private static final String ON_THIS = "synchronize on this";

  /** What to do to hold it: {@code synchronize on this}, or {@code hold one lock}. */
  String holding(Case race) {
    Optional<String> found = race.isStatic() ? ofClass(race) : ofObject(race);
    return found.orElse("hold one lock");
  }

  /** The locks that a class uses may be there for other data: the class itself always is. */
  private static Optional<String> ofClass(Case race) {
    return race.path().step(0) instanceof Step.Field field
        ? Optional.of("synchronize on " + MethodText.simpleName(field.owner()) + ".class")
        : Optional.empty();
  }

  private Optional<String> ofObject(Case race) {
    List<Candidate> both = List.of(race.pair().one(), race.pair().other());
    if (!both.stream().allMatch(NaturalLock::isOfThis)) {
      return Optional.empty();
    }
    return both.stream()
        .flatMap(candidate -> candidate.entry().summary().taken().stream())
        .filter(lock -> lock.isOfFirst() && !lock.isElement())
        .flatMap(lock -> holding(lock.name()).stream())
        .filter(holding -> !holding.endsWith("." + race.path().step(0).text()))
        .findFirst()
        .or(() -> ofSynchronizedMethods(both.get(0).entry()));
  }

  /** Whether the memory is a field of what the code of the access calls {@code this}. */
  private static boolean isOfThis(Candidate candidate) {
    Entry entry = candidate.entry();
    Path path = candidate.access().path();
    return !entry.isInner()
        && candidate.access().fork() == null
        && entry.isOnThis(path)
        && path.steps().stream().filter(Step.Field.class::isInstance).count() == 1;
  }

  private static Optional<String> ofSynchronizedMethods(Entry entry) {
    return entry.reported().methods().stream()
        .filter(method -> method.isSynchronized() && !method.isStatic())
        .map(method -> ON_THIS)
        .findFirst();
  }

  /** What a method that takes the lock does, if other methods can name it, too. */
  private static Optional<String> holding(Lock.Name name) {
    if (name instanceof Lock.Monitor monitor) {
      return Optional.of("synchronize on " + text(monitor.path()));
    }
    return name instanceof Lock.Explicit explicit
        ? Optional.of("hold " + text(explicit.path()))
        : Optional.empty();
  }

  private static String text(Path path) {
    return path.length() == 0 ? "this" : "this." + path.step(0).text();
  }
}

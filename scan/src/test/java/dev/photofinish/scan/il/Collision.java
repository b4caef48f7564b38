package dev.photofinish.scan.il;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The race that is looked for: both threads can make their access next, to one address. */
final class Collision {

  private final List<AccessPoint> points;
  private final Granularity granularity;
  private final Interleaving interleaving;

  Collision(List<AccessPoint> points, Granularity granularity, Interleaving interleaving) {
    this.points = points;
    this.granularity = granularity;
    this.interleaving = interleaving;
  }

  /** What the threads run. */
  List<String> methods() {
    return points.stream().map(AccessPoint::method).toList();
  }

  /** The line that a thread has to come to. */
  int line(int thread) {
    return points.get(thread).line();
  }

  /** Where the threads collide (definition 3.6), if they do. */
  Optional<Address> at(Configuration now) {
    Set<Address> first = addresses(now, 0);
    return first.isEmpty()
        ? Optional.empty()
        : addresses(now, 1).stream().filter(first::contains).findFirst();
  }

  /** The addresses that a thread can access next at its line, in the way that was claimed. */
  Set<Address> addresses(Configuration now, int thread) {
    return steps(now, thread)
        .flatMap(step -> paths(step, points.get(thread)))
        .map(now.state(thread)::address)
        .collect(Collectors.toSet());
  }

  /** The step by which a thread accesses that address. */
  Step access(Configuration now, int thread) {
    return steps(now, thread).findFirst().orElseThrow();
  }

  private Stream<Step> steps(Configuration now, int thread) {
    return interleaving.steps(now, thread).stream()
        .filter(step -> step.line() == line(thread) && !(step instanceof Step.Pop));
  }

  private Stream<Exp> paths(Step step, AccessPoint point) {
    return granularity.accesses(step).stream().filter(point::mayBe).map(PathAccess::path);
  }
}

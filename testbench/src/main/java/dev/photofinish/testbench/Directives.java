package dev.photofinish.testbench;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How an input's sources, which are compiled together, ask to be compiled. */
record Directives(Optional<Integer> release, Optional<List<String>> options) {

  /**
   * Reads the directives of all sources.
   *
   * @throws IllegalArgumentException if they are malformed or two sources ask for different things
   */
  static Directives of(List<SourceFile> sources) {
    List<Directive> all =
        sources.stream().flatMap(source -> Markers.of(source).directives().stream()).toList();
    return new Directives(
        single(ofType(all, Directive.Release.class)).map(Directive.Release::number),
        single(ofType(all, Directive.Options.class)).map(Directive.Options::words));
  }

  private static <T> Stream<T> ofType(List<Directive> all, Class<T> type) {
    return all.stream().filter(type::isInstance).map(type::cast);
  }

  private static <T> Optional<T> single(Stream<T> asked) {
    List<T> distinct = asked.distinct().toList();
    if (distinct.size() > 1) {
      throw new IllegalArgumentException("the sources contradict each other: " + distinct);
    }
    return distinct.stream().findFirst();
  }
}

package dev.photofinish.cli.input;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Lists taken as sets that keep their order. */
final class Lists {

  private Lists() {}

  static <T> List<T> union(Collection<T> first, Collection<T> second) {
    return Stream.concat(first.stream(), second.stream()).distinct().toList();
  }

  static <T> List<T> without(Collection<T> all, Collection<T> unwanted) {
    Set<T> removed = new HashSet<>(unwanted);
    return all.stream().filter(element -> !removed.contains(element)).toList();
  }
}

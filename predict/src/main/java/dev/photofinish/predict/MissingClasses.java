package dev.photofinish.predict;

import dev.photofinish.ir.Program;
import dev.photofinish.trace.ClassInfo;
import dev.photofinish.trace.Dictionary;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.SiteInfo;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Counts the events in classes that ran and are not given. Used by one thread. */
final class MissingClasses {

  /** The class of each site, if it is not given; by the number of the site. */
  private final int[] classes;

  private final Dictionary dictionary;
  private final long[] events;

  MissingClasses(Dictionary dictionary, Program program) {
    this.dictionary = dictionary;
    this.classes = new int[dictionary.sites().size() + 1];
    this.events = new long[dictionary.classes().size() + 1];
    Map<ClassInfo, Boolean> given = new HashMap<>();
    for (SiteInfo site : dictionary.sites()) {
      dictionary
          .method(site.method())
          .flatMap(method -> dictionary.classOf(method.classNumber()))
          .filter(owner -> !given.computeIfAbsent(owner, c -> isGiven(c, program)))
          .ifPresent(owner -> classes[site.number()] = owner.number());
    }
  }

  private static boolean isGiven(ClassInfo info, Program program) {
    return ClassHashes.isGiven(info.name(), program);
  }

  /** Goes on by the next event of the trace. */
  void step(Event event) {
    int site = event.site();
    if (site > 0 && site < classes.length && classes[site] != 0) {
      events[classes[site]]++;
    }
  }

  /** What is missing, those with most events first. */
  Optional<String> notice() {
    Map<String, Long> missing = new HashMap<>();
    long all = 0;
    for (ClassInfo info : dictionary.classes()) {
      long count = events[info.number()];
      all += count;
      if (count > 0) {
        missing.merge(info.name(), count, Long::sum);
      }
    }
    List<String> names =
        missing.entrySet().stream()
            .sorted(
                Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                    .thenComparing(Map.Entry.comparingByKey()))
            .map(Map.Entry::getKey)
            .toList();
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "%d events count as recorded only, since their classes are not given: %s; give these as"
                    .formatted(all, ClassHashes.named(names))
                + " inputs, too");
  }
}

package dev.photofinish.trace.text;

import dev.photofinish.trace.ScheduleThreads;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The lines of a schedule that say where its threads come from, and which others there were: {@code
 * thread 3 main/2} and {@code others pool-1-thread-2}. Each may be missing.
 */
final class ThreadLines {

  private static final String THREAD = "thread";
  private static final String OTHERS = "others";
  private static final int WORDS = 3;

  private final Map<Integer, String> origins = new TreeMap<>();
  private final List<String> others = new ArrayList<>();

  static List<String> of(ScheduleThreads threads) {
    List<String> lines = new ArrayList<>();
    new TreeMap<>(threads.origins())
        .forEach((number, origin) -> lines.add(THREAD + " " + number + " " + Words.quoted(origin)));
    if (!threads.others().isEmpty()) {
      StringBuilder line = new StringBuilder(OTHERS);
      threads.others().forEach(origin -> line.append(' ').append(Words.quoted(origin)));
      lines.add(line.toString());
    }
    return lines;
  }

  /** Reads a line if it is one of these. */
  boolean take(String line) {
    List<String> words = Words.split(line);
    switch (words.isEmpty() ? "" : words.get(0)) {
      case THREAD -> addThread(words);
      case OTHERS -> others.addAll(words.subList(1, words.size()));
      default -> {
        return false;
      }
    }
    return true;
  }

  private void addThread(List<String> words) {
    if (words.size() != WORDS) {
      throw new IllegalArgumentException("expected thread, its number, where it comes from");
    }
    origins.put(Words.number(words.get(1), 0), words.get(2));
  }

  ScheduleThreads threads() {
    return new ScheduleThreads(origins, others);
  }
}

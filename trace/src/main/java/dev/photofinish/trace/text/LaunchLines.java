package dev.photofinish.trace.text;

import dev.photofinish.trace.Launch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The lines of a schedule that say how its program was recorded; each may be missing. */
final class LaunchLines {

  private static final String RUN = "run";
  private static final String INCLUDE = "include";
  private static final String EXCLUDE = "exclude";
  private static final String FOCUS = "focus";

  private List<String> command = List.of();
  private List<String> include = List.of();
  private List<String> exclude = List.of();
  private Optional<List<String>> focus = Optional.empty();

  static List<String> of(Launch launch) {
    List<String> lines = new ArrayList<>();
    add(lines, RUN, launch.command());
    add(lines, INCLUDE, launch.include());
    add(lines, EXCLUDE, launch.exclude());
    launch.focus().ifPresent(fields -> lines.add(line(FOCUS, fields)));
    return lines;
  }

  private static void add(List<String> lines, String key, List<String> words) {
    if (!words.isEmpty()) {
      lines.add(line(key, words));
    }
  }

  private static String line(String key, List<String> words) {
    StringBuilder line = new StringBuilder(key);
    words.forEach(word -> line.append(' ').append(Words.quoted(word)));
    return line.toString();
  }

  /** Reads a line if it is one of these. */
  boolean take(String line) {
    List<String> words = Words.split(line);
    List<String> rest = words.isEmpty() ? words : words.subList(1, words.size());
    switch (words.isEmpty() ? "" : words.get(0)) {
      case RUN -> command = rest;
      case INCLUDE -> include = rest;
      case EXCLUDE -> exclude = rest;
      case FOCUS -> focus = Optional.of(rest);
      default -> {
        return false;
      }
    }
    return true;
  }

  Launch launch() {
    return new Launch(command, include, exclude, focus);
  }
}

package dev.photofinish.predict;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Traces in short: an event is its thread, what it does, to what, and a value, as in {@code 0 write
 * x 1}; events are apart by semicolons or lines. An event's site is its number plus 1, or what
 * stands behind an {@code @}.
 */
public final class Traces {

  private final Map<String, Long> objects = new HashMap<>();
  private final List<Event> events = new ArrayList<>();

  private Traces() {}

  public static List<Event> of(String text) {
    Traces traces = new Traces();
    for (String event : text.split("[;\n]", -1)) {
      if (!event.isBlank()) {
        traces.add(event.strip());
      }
    }
    return List.copyOf(traces.events);
  }

  private void add(String text) {
    String[] parts = text.split(" *@ *", -1);
    String[] words = parts[0].split(" +", -1);
    EventKind kind = EventKind.valueOf(words[1].toUpperCase(Locale.ROOT));
    int number = events.size();
    int site = parts.length > 1 ? Integer.parseInt(parts[1]) : number + 1;
    boolean hasObject = words.length > 2 && Character.isLetter(words[2].charAt(0));
    long object = hasObject ? object(words[2]) : 0;
    int member = hasObject && words[2].endsWith("*") ? Event.CONTENTS : 0;
    long value = words.length > (hasObject ? 3 : 2) ? Long.parseLong(words[words.length - 1]) : 0;
    int thread = Integer.parseInt(words[0]);
    events.add(new Event(number, thread, kind, site, object, member, value));
  }

  private long object(String name) {
    return objects.computeIfAbsent(name, n -> (long) objects.size() + 1);
  }
}

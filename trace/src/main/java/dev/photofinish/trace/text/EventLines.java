package dev.photofinish.trace.text;

import dev.photofinish.trace.Dictionary;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.TraceThread;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One readable line for each event, to be asked for in the order of the run. */
public final class EventLines {

  private static final int NUMBER_WIDTH = 6;
  private static final int MAX_NAME = 20;

  private final Names names;
  private final Deeds deeds;
  private final Map<Long, String> threads = new HashMap<>();
  private final int nameWidth;

  public EventLines(Dictionary dictionary, List<TraceThread> known) {
    for (TraceThread thread : known) {
      threads.put((long) thread.number(), "T" + thread.number() + " " + visible(thread.name()));
    }
    nameWidth =
        threads.values().stream()
            .mapToInt(String::length)
            .map(n -> Math.min(n, MAX_NAME))
            .max()
            .orElse(0);
    names = new Names(dictionary);
    deeds = new Deeds(names, threads);
  }

  private static String visible(String name) {
    return name.replaceAll("\\p{Cntrl}", " ");
  }

  public String line(Event event) {
    names.learn(event);
    StringBuilder line = new StringBuilder(100);
    String number = String.valueOf(event.number());
    line.append(" ".repeat(Math.max(0, NUMBER_WIDTH - number.length()))).append(number);
    String thread = threads.getOrDefault((long) event.thread(), "T" + event.thread());
    line.append("  ").append(thread);
    line.append(" ".repeat(Math.max(0, nameWidth - thread.length()))).append("  ");
    line.append(deeds.text(event));
    String place = names.place(event.site());
    return place.isEmpty() ? line.toString() : line.append("  at ").append(place).toString();
  }
}

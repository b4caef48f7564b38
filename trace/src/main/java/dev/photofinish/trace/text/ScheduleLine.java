package dev.photofinish.trace.text;

import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.ScheduleEvent;
import java.util.List;
import java.util.Locale;

/** An event on a line of a schedule: {@code 0 main com.acme.Bank.run()V 12 line 9 fork 1}. */
final class ScheduleLine {

  private static final int WORDS = 8;

  private ScheduleLine() {}

  static String of(ScheduleEvent event) {
    String method = event.className() + "." + event.method() + event.descriptor();
    return "%d %s %s %d line %d %s %d"
        .formatted(
            event.thread(),
            Words.quoted(event.threadName()),
            Words.quoted(method),
            event.index(),
            event.line(),
            word(event.kind()),
            event.occurrence());
  }

  static ScheduleEvent parse(String line) {
    List<String> words = Words.split(line);
    if (words.size() != WORDS || !words.get(4).equals("line")) {
      throw new IllegalArgumentException(
          "expected thread, its name, method, instruction, line N, kind, occurrence");
    }
    String method = words.get(2);
    int descriptor = method.lastIndexOf('(');
    int dot = method.lastIndexOf('.', Math.max(0, descriptor));
    if (dot < 0 || descriptor < 0) {
      throw new IllegalArgumentException("expected class.method(descriptor): " + method);
    }
    return new ScheduleEvent(
        Words.number(words.get(0), 0),
        words.get(1),
        method.substring(0, dot),
        method.substring(dot + 1, descriptor),
        method.substring(descriptor),
        Words.number(words.get(3), 0),
        Words.number(words.get(5), 0),
        kind(words.get(6)),
        Words.number(words.get(7), 1));
  }

  private static EventKind kind(String word) {
    for (EventKind kind : EventKind.values()) {
      if (word(kind).equals(word)) {
        return kind;
      }
    }
    throw new IllegalArgumentException("no such kind of event: " + word);
  }

  private static String word(EventKind kind) {
    return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

package dev.photofinish.trace.text;

import dev.photofinish.trace.ReplayEnd;
import dev.photofinish.trace.ReplayFrame;
import dev.photofinish.trace.ReplayResult;
import dev.photofinish.trace.ReplayStep;
import dev.photofinish.trace.ReplayThread;
import dev.photofinish.trace.TraceException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The text of a replayed run's result.
 *
 * <pre>
 *   photofinish replay 1
 *   confirmed "both threads stand before the racing accesses"
 *   step com.acme.Bank.open true
 *   event 0 main com.acme.Bank.run()V 12 line 9 write 1
 *   thread 1 worker "stands before the racing access" com.acme.Bank$Account.balance 17
 *   lock com.acme.Bank
 *   frame com.acme.Bank$Account deposit (J)V Bank.java 17
 * </pre>
 */
public final class ReplayText {

  private static final String TITLE = "photofinish replay 1";

  private final List<String> lines;
  private final List<ReplayStep> steps = new ArrayList<>();
  private final List<ReplayThread> threads = new ArrayList<>();
  private int at;

  private ReplayText(String text) {
    this.lines = text.lines().toList();
  }

  public static String of(ReplayResult result) {
    StringBuilder text = new StringBuilder(TITLE).append('\n');
    line(text, result.end().name().toLowerCase(Locale.ROOT), result.message());
    for (ReplayStep step : result.steps()) {
      line(text, "step", step.about(), step.value());
      text.append("event ").append(ScheduleLine.of(step.event())).append('\n');
    }
    for (ReplayThread thread : result.threads()) {
      line(
          text,
          "thread",
          Integer.toString(thread.number()),
          thread.name(),
          thread.doing(),
          thread.about(),
          thread.value());
      thread.locks().forEach(lock -> line(text, "lock", lock));
      for (ReplayFrame frame : thread.stack()) {
        line(
            text,
            "frame",
            frame.className(),
            frame.method(),
            frame.descriptor(),
            frame.file(),
            Integer.toString(frame.line()));
      }
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String... words) {
    for (int i = 0; i < words.length; i++) {
      text.append(i == 0 ? "" : " ").append(Words.quoted(words[i]));
    }
    text.append('\n');
  }

  /**
   * Reads a text, or says in which line it is wrong.
   *
   * @param file its name, for messages
   */
  public static ReplayResult parse(String file, String text) {
    ReplayText source = new ReplayText(text);
    try {
      return source.parse();
    } catch (IllegalArgumentException e) {
      throw new TraceException(file + ":" + source.at + ": " + e.getMessage(), e);
    }
  }

  private ReplayResult parse() {
    if (!next().equals(TITLE)) {
      throw new IllegalArgumentException("no result: the first line must be " + TITLE);
    }
    List<String> end = words(next(), 2);
    while (at < lines.size()) {
      add(next());
    }
    return new ReplayResult(
        ReplayEnd.valueOf(end.get(0).toUpperCase(Locale.ROOT)), end.get(1), steps, threads);
  }

  private void add(String line) {
    if (line.startsWith("step ")) {
      List<String> words = words(line, 3);
      String event = next();
      if (!event.startsWith("event ")) {
        throw new IllegalArgumentException("expected the event of the step");
      }
      steps.add(
          new ReplayStep(
              ScheduleLine.parse(event.substring("event ".length())), words.get(1), words.get(2)));
    } else if (line.startsWith("thread ")) {
      List<String> words = words(line, 6);
      threads.add(
          new ReplayThread(
              Integer.parseInt(words.get(1)),
              words.get(2),
              words.get(3),
              words.get(4),
              words.get(5),
              locks(),
              frames()));
    } else {
      throw new IllegalArgumentException("expected a step or a thread");
    }
  }

  private List<String> locks() {
    List<String> locks = new ArrayList<>();
    while (at < lines.size() && lines.get(at).startsWith("lock ")) {
      locks.add(words(next(), 2).get(1));
    }
    return locks;
  }

  private List<ReplayFrame> frames() {
    List<ReplayFrame> frames = new ArrayList<>();
    while (at < lines.size() && lines.get(at).startsWith("frame ")) {
      List<String> words = words(next(), 6);
      frames.add(
          new ReplayFrame(
              words.get(1),
              words.get(2),
              words.get(3),
              words.get(4),
              Integer.parseInt(words.get(5))));
    }
    return frames;
  }

  private String next() {
    at++;
    return at > lines.size() ? "" : lines.get(at - 1);
  }

  private static List<String> words(String line, int count) {
    List<String> words = Words.split(line);
    if (words.size() != count) {
      throw new IllegalArgumentException("expected " + count + " words");
    }
    return words;
  }
}

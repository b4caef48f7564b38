package dev.photofinish.trace.text;

import dev.photofinish.trace.Schedule;
import dev.photofinish.trace.ScheduleEvent;
import dev.photofinish.trace.TraceException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The text of a schedule: lines that say what it is for, how it is run, and where its threads come
 * from, then a line for each event.
 *
 * <pre>
 *   photofinish schedule 1
 *   program "java com.acme.Main"
 *   run java -cp classes com.acme.Main
 *   race com.acme.Bank$Account.balance
 *   first 1 worker com.acme.Bank$Account.deposit(J)V 4 line 17 write 2
 *   second 0 main com.acme.Bank$Account.deposit(J)V 1 line 17 read 1
 *   thread 0 main
 *   thread 1 main/1
 *   0 main com.acme.Bank.run()V 12 line 9 fork 1
 * </pre>
 */
public final class ScheduleText {

  private static final String TITLE = "photofinish schedule 1";
  private static final String PROGRAM = "program ";
  private static final String RACE = "race ";
  private static final String FIRST = "first ";
  private static final String SECOND = "second ";

  private final List<String> lines;
  private int at;

  private ScheduleText(String text) {
    this.lines = text.lines().toList();
  }

  public static String of(Schedule schedule) {
    StringBuilder text = new StringBuilder(TITLE).append('\n');
    text.append(PROGRAM).append(Words.quoted(schedule.program())).append('\n');
    LaunchLines.of(schedule.launch()).forEach(line -> text.append(line).append('\n'));
    text.append(RACE).append(Words.quoted(schedule.location())).append('\n');
    text.append(FIRST).append(ScheduleLine.of(schedule.first())).append('\n');
    text.append(SECOND).append(ScheduleLine.of(schedule.second())).append('\n');
    ThreadLines.of(schedule.threads()).forEach(line -> text.append(line).append('\n'));
    schedule.events().forEach(event -> text.append(ScheduleLine.of(event)).append('\n'));
    return text.toString();
  }

  /**
   * Reads a text, or says in which line it is wrong.
   *
   * @param file its name, for messages
   */
  public static Schedule parse(String file, String text) {
    ScheduleText source = new ScheduleText(text);
    try {
      return source.parse();
    } catch (IllegalArgumentException e) {
      throw new TraceException(file + ":" + source.at + ": " + e.getMessage(), e);
    }
  }

  private Schedule parse() {
    if (!next().equals(TITLE)) {
      throw new IllegalArgumentException("no schedule: the first line must be " + TITLE);
    }
    String program = word(after(PROGRAM));
    LaunchLines launch = new LaunchLines();
    nextWhile(launch::take);
    String location = word(after(RACE));
    ScheduleEvent first = ScheduleLine.parse(after(FIRST));
    ScheduleEvent second = ScheduleLine.parse(after(SECOND));
    ThreadLines threads = new ThreadLines();
    nextWhile(threads::take);
    return new Schedule(
        program, launch.launch(), location, first, second, threads.threads(), events());
  }

  private List<ScheduleEvent> events() {
    List<ScheduleEvent> events = new ArrayList<>();
    while (at < lines.size()) {
      String line = next();
      if (!line.isBlank() && !line.startsWith("#")) {
        events.add(ScheduleLine.parse(line));
      }
    }
    return events;
  }

  private String next() {
    at++;
    return at > lines.size() ? "" : lines.get(at - 1);
  }

  /** The next lines, up to one that is not taken. */
  private void nextWhile(Predicate<String> take) {
    while (at < lines.size()) {
      if (!take.test(next())) {
        at--;
        return;
      }
    }
  }

  private String after(String key) {
    String line = next();
    if (!line.startsWith(key)) {
      throw new IllegalArgumentException("expected " + key.strip() + " and what it is");
    }
    return line.substring(key.length());
  }

  private static String word(String text) {
    List<String> words = Words.split(text);
    if (words.size() != 1) {
      throw new IllegalArgumentException("expected one word, or words in quotes: " + text);
    }
    return words.get(0);
  }
}

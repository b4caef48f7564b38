package dev.photofinish.trace;

import dev.photofinish.trace.text.ScheduleText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * An order of events after which two threads stand at accesses that race: what {@code predict}
 * writes and {@code replay} follows.
 *
 * @param program what was run, in words
 * @param launch how to run it again
 * @param location the memory that the race is on
 * @param first one access of the race
 * @param second the other
 * @param threads by what its threads are known
 * @param events what has to come before, in this order
 */
public record Schedule(
    String program,
    Launch launch,
    String location,
    ScheduleEvent first,
    ScheduleEvent second,
    ScheduleThreads threads,
    List<ScheduleEvent> events) {

  public Schedule {
    events = List.copyOf(events);
  }

  /** The schedule of a program of which only the name is known, and of its threads. */
  public Schedule(
      String program,
      String location,
      ScheduleEvent first,
      ScheduleEvent second,
      List<ScheduleEvent> events) {
    this(program, Launch.UNKNOWN, location, first, second, ScheduleThreads.UNKNOWN, events);
  }

  /** Whether the two accesses can race: of two threads, one writes, and one is not volatile. */
  public boolean isOfRace() {
    EventKind one = first.kind();
    EventKind other = second.kind();
    return first.thread() != second.thread()
        && one.isAccess()
        && other.isAccess()
        && (one.isWrite() || other.isWrite())
        && (one.isPlain() || other.isPlain());
  }

  /** The text of a schedule file. */
  public String text() {
    return ScheduleText.of(this);
  }

  /** Writes the text to a file. */
  public void write(Path file) throws IOException {
    Files.writeString(file, text());
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws TraceException if the file is no schedule; the message has its line
   */
  public static Schedule read(Path file) {
    try {
      return ScheduleText.parse(
          file.toString(), new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new TraceException(file + ": cannot be read: " + e.getMessage(), e);
    }
  }
}

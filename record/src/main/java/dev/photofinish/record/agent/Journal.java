package dev.photofinish.record.agent;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * What became of the agent in each process, a line each: without it, nobody could say why nothing
 * was recorded. Several processes write to it.
 *
 * @param file where it is
 */
public record Journal(Path file) {

  /** What a line is about. */
  public enum Kind {
    /** The agent runs. */
    STARTED,
    /** The process is a build tool, which is not recorded. */
    LEFT_ALONE,
    /** The agent could not start, and the program runs without it. */
    FAILED
  }

  /**
   * A line.
   *
   * @param text the program's command, or why the agent failed
   */
  public record Entry(Kind kind, String text) {}

  void add(Kind kind, String text) throws IOException {
    String line = kind + " " + text.replaceAll("\\p{Cntrl}", " ") + "\n";
    Files.writeString(file, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  /** Notes why the program is not recorded, and says so if even that cannot be done. */
  void addFailure(Throwable failure) {
    try {
      add(Kind.FAILED, failure.toString());
    } catch (IOException e) {
      System.err.println(
          "photofinish: the program is not recorded: " + failure + "; nor can that be noted: " + e);
    }
  }

  /** All lines; none if no agent got so far as to write one. */
  public List<Entry> entries() throws IOException {
    List<Entry> entries = new ArrayList<>();
    if (Files.exists(file)) {
      for (String line : Files.readAllLines(file)) {
        for (Kind kind : Kind.values()) {
          if (line.startsWith(kind + " ")) {
            entries.add(new Entry(kind, line.substring(kind.name().length() + 1)));
          }
        }
      }
    }
    return entries;
  }
}

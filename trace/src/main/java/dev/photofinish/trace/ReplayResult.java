package dev.photofinish.trace;

import dev.photofinish.trace.text.ReplayText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * What became of a run under a schedule: what the agent writes in gate mode, and {@code replay}
 * reads.
 *
 * @param end what became of it
 * @param message why, in a sentence
 * @param steps the events of the schedule that happened, in their order
 * @param threads where threads were; the two that stand at the race are first, in the order of the
 *     schedule, if it is confirmed
 */
public record ReplayResult(
    ReplayEnd end, String message, List<ReplayStep> steps, List<ReplayThread> threads) {

  public ReplayResult {
    steps = List.copyOf(steps);
    threads = List.copyOf(threads);
  }

  /** Writes it, so that a reader finds all of it or nothing. */
  public void write(Path file) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    Files.writeString(part, ReplayText.of(this));
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws TraceException if the file is no such result; the message has its line
   */
  public static ReplayResult read(Path file) {
    try {
      return ReplayText.parse(
          file.toString(), new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new TraceException(file + ": cannot be read: " + e.getMessage(), e);
    }
  }
}

package dev.photofinish.replay;

import dev.photofinish.trace.ReplayFrame;
import dev.photofinish.trace.ReplayResult;
import dev.photofinish.trace.ReplayThread;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Where an attempt left the schedule, in lines for people. */
public final class Failure {

  private static final int FRAMES = 12;

  private Failure() {}

  /** {@code stuck}, or what else became of it. */
  public static String title(Attempt attempt) {
    return attempt
        .result()
        .map(result -> result.end().name().toLowerCase(Locale.ROOT).replace('_', ' '))
        .orElse("no result");
  }

  /**
   * Why, how far it came, and where its threads were.
   *
   * @param events how many events the schedule has
   */
  public static List<String> lines(Attempt attempt, int events) {
    List<String> lines = new ArrayList<>();
    lines.add(attempt.message());
    attempt.result().ifPresent(result -> addThreads(result, events, lines));
    lines.add("The program " + attempt.ending() + ".");
    return lines;
  }

  private static void addThreads(ReplayResult result, int events, List<String> lines) {
    lines.add(result.steps().size() + " of " + events + " events of the schedule had happened.");
    for (ReplayThread thread : result.threads()) {
      lines.add("thread " + thread.number() + " (" + thread.name() + ") " + thread.doing());
      List<ReplayFrame> stack = thread.stack();
      for (ReplayFrame frame : stack.subList(0, Math.min(FRAMES, stack.size()))) {
        lines.add("  at " + frame);
      }
    }
  }
}

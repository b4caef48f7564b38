package dev.photofinish.bench;

import dev.photofinish.ir.BadInputException;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;

/** The CPU time of two contenders, round by round. */
final class Rounds {

  /** What is measured. */
  interface Work {
    void run() throws IOException, BadInputException;
  }

  private final double[] ours;
  private final double[] peers;

  Rounds(int count) {
    this.ours = new double[count];
    this.peers = new double[count];
  }

  void ours(int round, Work work) throws IOException, BadInputException {
    ours[round] = milliseconds(work);
  }

  void peer(int round, Work work) throws IOException, BadInputException {
    peers[round] = milliseconds(work);
  }

  private static double milliseconds(Work work) throws IOException, BadInputException {
    var threads = ManagementFactory.getThreadMXBean();
    long start = threads.getCurrentThreadCpuTime();
    work.run();
    return (threads.getCurrentThreadCpuTime() - start) / 1e6;
  }

  /** Medians over all rounds, and the first round, where nothing has been compiled yet. */
  String summary() {
    return String.format(
        Locale.ROOT,
        "%.0f ms against %.0f ms, ratio %.2f (medians of %d); first round %.0f against %.0f, %.2f",
        median(ours),
        median(peers),
        median(ours) / median(peers),
        ours.length,
        ours[0],
        peers[0],
        ours[0] / peers[0]);
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}

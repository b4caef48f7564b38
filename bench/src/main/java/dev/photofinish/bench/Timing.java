package dev.photofinish.bench;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * What a process took.
 *
 * @param wall seconds from start to end
 * @param cpu seconds of all cores, in user and in system mode, its own processes included
 * @param megabytes the most memory that it, or a process of its own, had at once; 0 if that could
 *     not be seen
 */
record Timing(double wall, double cpu, double megabytes) {

  /** The medians, each by itself. */
  static Timing median(List<Timing> timings) {
    return new Timing(
        median(timings, Timing::wall),
        median(timings, Timing::cpu),
        median(timings, Timing::megabytes));
  }

  private static double median(List<Timing> timings, ToDoubleFunction<Timing> value) {
    double[] sorted = timings.stream().mapToDouble(value).sorted().toArray();
    return sorted[sorted.length / 2];
  }

  String text() {
    return String.format(Locale.ROOT, "%.2f / %.2f", cpu, wall);
  }

  String memory() {
    return megabytes == 0 ? "unknown" : MarkdownTable.count(Math.round(megabytes));
  }

  /** How many times as much this is as the other. */
  String ratioTo(Timing other) {
    return String.format(Locale.ROOT, "%.2f / %.2f", cpu / other.cpu, wall / other.wall);
  }
}

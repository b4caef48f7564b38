package dev.photofinish.report.shared;

import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Interleaving;
import dev.photofinish.finding.SimpleName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** An interleaving as a picture for people: a column for each thread, time downward. */
public final class Columns {

  public static final String TITLE = "How it happened, time downward";

  /** Steps that are shown; what matters most is near the race. */
  private static final int STEPS = 30;

  /**
   * A row of the picture.
   *
   * @param place where in the code, or what else stands before the row
   * @param deeds by the columns of threads
   */
  public record Row(String place, Map<Integer, String> deeds) {}

  private final Interleaving interleaving;
  private final List<Interleaving.Step> shown;

  public Columns(Interleaving interleaving) {
    List<Interleaving.Step> steps = interleaving.steps();
    this.interleaving = interleaving;
    this.shown = steps.subList(Math.max(0, steps.size() - STEPS), steps.size());
  }

  /** The threads that do something in it, in their order. */
  public List<Integer> threads() {
    return Stream.concat(shown.stream(), interleaving.atOnce().stream())
        .map(Interleaving.Step::thread)
        .sorted()
        .distinct()
        .toList();
  }

  /** The two that race, in their order. */
  public List<Integer> racing() {
    return interleaving.atOnce().stream().map(Interleaving.Step::thread).sorted().toList();
  }

  public String name(int thread) {
    return Printable.of(interleaving.threads().get(thread));
  }

  /** What was done before the race. */
  public List<Row> steps() {
    List<Row> rows = new ArrayList<>();
    int before = interleaving.steps().size() - shown.size();
    if (before > 0) {
      rows.add(new Row("... " + before + " before", Map.of()));
    }
    for (Interleaving.Step step : shown) {
      rows.add(new Row(place(step.place()), Map.of(step.thread(), Printable.of(step.deed()))));
    }
    return rows;
  }

  /** Both accesses, and below them where they are. */
  public List<Row> race() {
    Interleaving.Step one = interleaving.first();
    Interleaving.Step other = interleaving.second();
    return List.of(
        new Row(
            "at once",
            Map.of(
                one.thread(),
                Printable.of(one.deed()),
                other.thread(),
                Printable.of(other.deed()))),
        new Row(
            "", Map.of(one.thread(), place(one.place()), other.thread(), place(other.place()))));
  }

  /** {@code Account.deposit:17}. */
  private static String place(Frame place) {
    return Printable.of(
        SimpleName.of(place.method().className())
            + "."
            + place.method().name()
            + (place.line() > 0 ? ":" + place.line() : ""));
  }
}

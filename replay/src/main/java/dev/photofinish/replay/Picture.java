package dev.photofinish.replay;

import dev.photofinish.trace.ReplayResult;
import dev.photofinish.trace.ReplayStep;
import dev.photofinish.trace.Schedule;
import dev.photofinish.trace.ScheduleEvent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A run under a schedule as a picture: a column for each thread, time downward, and at the end the
 * line in which both threads stand before the race.
 */
public final class Picture {

  /** Steps that are shown; what matters most is near the race. */
  private static final int STEPS = 30;

  /** Columns narrower than this say nothing. */
  private static final int LEAST = 18;

  /** Places may be wider, but not for that which others do without. */
  private static final int WIDEST_PLACE = 26;

  private static final String OTHERS = "others";

  private final Schedule schedule;
  private final ReplayResult result;
  private final List<ReplayStep> steps;
  private final Map<Integer, String> names = new TreeMap<>();
  private final Deeds deeds;

  /** The numbers of the threads that have a column. */
  private final List<Integer> columns = new ArrayList<>();

  private final boolean hasOthers;
  private final Grid grid;

  private Picture(Schedule schedule, ReplayResult result, int width) {
    this.schedule = schedule;
    this.result = result;
    this.steps =
        result.steps().subList(Math.max(0, result.steps().size() - STEPS), result.steps().size());
    nameThreads();
    this.deeds = new Deeds(names);
    this.hasOthers = chooseColumns(Grid.beside(width, Math.min(WIDEST_PLACE, placeWidth())));
    this.grid = new Grid(widths(width));
  }

  /** All threads have columns of the same width, unless something needs more room than that. */
  private List<Integer> widths(int width) {
    List<Integer> wanted = new ArrayList<>(Collections.nCopies(titles().size(), 0));
    rows().forEach(row -> widen(wanted, row));
    int place = wanted.get(0);
    int count = wanted.size() - 1;
    int even = Grid.fitting(Grid.beside(width, place), count);
    if (place > WIDEST_PLACE || wanted.stream().skip(1).anyMatch(each -> each > even)) {
      return Grid.shared(width, wanted);
    }
    List<Integer> widths = new ArrayList<>(List.of(place));
    widths.addAll(Collections.nCopies(count, even));
    return widths;
  }

  private static void widen(List<Integer> widths, List<String> row) {
    for (int i = 0; i < row.size(); i++) {
      widths.set(i, Math.max(widths.get(i), row.get(i).length()));
    }
  }

  /**
   * The lines of the picture.
   *
   * @param result of a run in which the race was confirmed
   * @param width how many columns of the page it may take
   */
  public static List<String> of(Schedule schedule, ReplayResult result, int width) {
    return new Picture(schedule, result, width).draw();
  }

  private void nameThreads() {
    steps.forEach(step -> name(step.event()));
    name(schedule.first());
    name(schedule.second());
  }

  private void name(ScheduleEvent event) {
    String name = event.threadName().isEmpty() ? "thread " + event.thread() : event.threadName();
    names.putIfAbsent(event.thread(), name);
  }

  /** Where there is no room for all, those that race have a column, and the rest has one. */
  private boolean chooseColumns(int width) {
    if (Grid.fitting(width, names.size()) >= LEAST) {
      columns.addAll(names.keySet());
      return false;
    }
    columns.add(Math.min(schedule.first().thread(), schedule.second().thread()));
    columns.add(Math.max(schedule.first().thread(), schedule.second().thread()));
    return true;
  }

  private int placeWidth() {
    int widest = "at once".length();
    for (ReplayStep step : steps) {
      widest = Math.max(widest, place(step.event()).length());
    }
    return widest;
  }

  /** {@code Account.deposit:17}. */
  private static String place(ScheduleEvent event) {
    return Deeds.simple(event.className())
        + "."
        + event.method()
        + (event.line() > 0 ? ":" + event.line() : "");
  }

  private List<String> draw() {
    grid.row(titles());
    grid.rule('-');
    stepRows().forEach(grid::row);
    grid.rule('=');
    raceRows().forEach(grid::row);
    return grid.lines();
  }

  private List<List<String>> rows() {
    List<List<String>> rows = new ArrayList<>(List.of(titles()));
    rows.addAll(stepRows());
    rows.addAll(raceRows());
    return rows;
  }

  private List<String> titles() {
    List<String> titles = new ArrayList<>(List.of(""));
    columns.forEach(thread -> titles.add(names.getOrDefault(thread, "")));
    if (hasOthers) {
      titles.add(OTHERS);
    }
    return titles;
  }

  private List<List<String>> stepRows() {
    List<List<String>> rows = new ArrayList<>();
    int before = result.steps().size() - steps.size();
    if (before > 0) {
      rows.add(cells("... " + before + " before", Map.of()));
    }
    for (ReplayStep step : steps) {
      rows.add(cells(place(step.event()), Map.of(step.event().thread(), deeds.of(step))));
    }
    return rows;
  }

  private List<List<String>> raceRows() {
    ScheduleEvent one = schedule.first();
    ScheduleEvent other = schedule.second();
    return List.of(
        cells("at once", Map.of(one.thread(), race(one, 0), other.thread(), race(other, 1))),
        cells("", Map.of(one.thread(), place(one), other.thread(), place(other))));
  }

  private String race(ScheduleEvent event, int side) {
    return Deeds.of(
        event.kind(), result.threads().get(side).about(), result.threads().get(side).value());
  }

  private List<String> cells(String first, Map<Integer, String> byThread) {
    List<String> cells = new ArrayList<>(List.of(first));
    columns.forEach(thread -> cells.add(byThread.getOrDefault(thread, "")));
    if (hasOthers) {
      StringBuilder rest = new StringBuilder();
      byThread.forEach(
          (thread, deed) -> {
            if (!columns.contains(thread)) {
              rest.append(names.get(thread)).append(": ").append(deed);
            }
          });
      cells.add(rest.toString());
    }
    return cells;
  }
}

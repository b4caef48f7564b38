package dev.photofinish.report.text;

import dev.photofinish.report.shared.Columns;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** Lays the columns of an interleaving out in a page of a certain width. */
final class InterleavingText {

  /** Columns narrower than this say nothing. */
  private static final int LEAST = 18;

  /** Places may be wider, but not for that which others do without. */
  private static final int WIDEST_PLACE = 26;

  private static final String OTHERS = "others";

  private final Columns picture;

  /** The threads that have a column. */
  private final List<Integer> columns;

  private final boolean hasOthers;

  /** Where there is no room for all, those that race have a column, and the rest has one. */
  private InterleavingText(Columns picture, int width) {
    int place = Math.min(WIDEST_PLACE, placeWidth(picture));
    List<Integer> threads = picture.threads();
    this.picture = picture;
    this.hasOthers = Grid.fitting(Grid.beside(width, place), threads.size()) < LEAST;
    this.columns = hasOthers ? picture.racing() : threads;
  }

  /**
   * The lines of the picture.
   *
   * @param width how many columns of the page it may take
   */
  static List<String> lines(Columns picture, int width) {
    return new InterleavingText(picture, width).draw(width);
  }

  private static int placeWidth(Columns picture) {
    return Stream.concat(picture.steps().stream(), picture.race().stream())
        .mapToInt(row -> row.place().length())
        .max()
        .orElse(0);
  }

  private List<String> draw(int width) {
    Grid grid = new Grid(widths(width));
    grid.row(titles());
    grid.rule('-');
    picture.steps().forEach(row -> grid.row(cells(row)));
    grid.rule('=');
    picture.race().forEach(row -> grid.row(cells(row)));
    return grid.lines();
  }

  /** All threads have columns of the same width, unless something needs more room than that. */
  private List<Integer> widths(int width) {
    List<Integer> wanted = new ArrayList<>(Collections.nCopies(titles().size(), 0));
    widen(wanted, titles());
    picture.steps().forEach(row -> widen(wanted, cells(row)));
    picture.race().forEach(row -> widen(wanted, cells(row)));
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

  private List<String> titles() {
    List<String> titles = new ArrayList<>(List.of(""));
    columns.forEach(thread -> titles.add(picture.name(thread)));
    if (hasOthers) {
      titles.add(OTHERS);
    }
    return titles;
  }

  private List<String> cells(Columns.Row row) {
    List<String> cells = new ArrayList<>(List.of(row.place()));
    columns.forEach(thread -> cells.add(row.deeds().getOrDefault(thread, "")));
    if (hasOthers) {
      StringBuilder rest = new StringBuilder();
      row.deeds()
          .forEach(
              (thread, deed) -> {
                if (!columns.contains(thread)) {
                  rest.append(picture.name(thread)).append(": ").append(deed);
                }
              });
      cells.add(rest.toString());
    }
    return cells;
  }
}

package dev.photofinish.report.html;

import dev.photofinish.finding.Interleaving;
import dev.photofinish.report.html.RaceView.PictureView;
import dev.photofinish.report.html.RaceView.RowView;
import dev.photofinish.report.shared.Columns;
import java.util.List;

/** Makes an interleaving into the table that the page has of it. */
final class PictureViews {

  private PictureViews() {}

  static PictureView of(Interleaving interleaving) {
    Columns columns = new Columns(interleaving);
    return new PictureView(
        Columns.TITLE,
        columns.threads().stream().map(columns::name).toList(),
        rows(columns, columns.steps()),
        rows(columns, columns.race()));
  }

  private static List<RowView> rows(Columns columns, List<Columns.Row> rows) {
    return rows.stream().map(row -> new RowView(row.place(), deeds(columns, row))).toList();
  }

  private static List<String> deeds(Columns columns, Columns.Row row) {
    return columns.threads().stream().map(thread -> row.deeds().getOrDefault(thread, "")).toList();
  }
}

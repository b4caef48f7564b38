package dev.photofinish.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A table of what is found of programs, with what Naik's thesis says beside it.
 *
 * @param <R> what is known of a program
 */
record Comparison<R extends Comparison.Run>(List<Column<R>> ours, ThesisTable thesis) {

  /** What is known of a program. */
  interface Run {

    ThesisProgram program();

    /** The program, and how it ended if that matters for its figures. */
    String label();
  }

  /** A column of ours. */
  record Column<R>(String label, Function<R, String> cell) {}

  MarkdownTable of(List<R> runs) {
    List<String> header = new ArrayList<>(List.of("program"));
    ours.forEach(column -> header.add(column.label()));
    thesis.columns().forEach(name -> header.add("thesis: " + name));
    MarkdownTable table = new MarkdownTable(header);
    for (R run : runs) {
      List<String> cells = new ArrayList<>(List.of(run.label()));
      ours.forEach(column -> cells.add(column.cell().apply(run)));
      cells.addAll(thesis.of(run.program().name()));
      table.add(cells);
    }
    return table;
  }
}

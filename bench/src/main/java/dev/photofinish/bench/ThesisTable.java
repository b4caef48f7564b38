package dev.photofinish.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Figures of Naik's thesis.
 *
 * @param columns what they are, after the number of the thesis's table
 * @param byProgram those of each program, in the order of the columns
 */
record ThesisTable(List<String> columns, Map<String, List<String>> byProgram) {

  private static final String KEY = "program";

  static ThesisTable read(Path file) throws IOException {
    List<Map<String, String>> rows = Tsv.read(file);
    List<String> columns = rows.get(0).keySet().stream().filter(name -> !name.equals(KEY)).toList();
    Map<String, List<String>> byProgram = new LinkedHashMap<>();
    for (Map<String, String> row : rows) {
      byProgram.put(Tsv.cell(row, KEY), columns.stream().map(name -> Tsv.cell(row, name)).toList());
    }
    return new ThesisTable(columns, byProgram);
  }

  /** The columns of one of the thesis's tables. */
  ThesisTable ofTable(String number) {
    List<String> some = columns.stream().filter(name -> name.startsWith(number + " ")).toList();
    Map<String, List<String>> figures = new LinkedHashMap<>();
    byProgram.forEach(
        (program, all) ->
            figures.put(
                program, some.stream().map(name -> all.get(columns.indexOf(name))).toList()));
    return new ThesisTable(some, figures);
  }

  /** The figures of a program; none if the thesis does not have it. */
  List<String> of(String program) {
    return byProgram.getOrDefault(program, Collections.nCopies(columns.size(), "-"));
  }
}

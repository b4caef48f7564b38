package dev.photofinish.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a table whose columns are separated by tabs and named in its first line. */
final class Tsv {

  private Tsv() {}

  /** The lines, each by the names of its columns, in their order. */
  static List<Map<String, String>> read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    String[] names = lines.get(0).split("\t", -1);
    List<Map<String, String>> rows = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      if (!line.isBlank()) {
        rows.add(row(file, names, line.split("\t", -1)));
      }
    }
    return rows;
  }

  private static Map<String, String> row(Path file, String[] names, String[] cells) {
    if (cells.length != names.length) {
      throw new IllegalArgumentException(
          file + ": " + cells.length + " cells instead of " + names.length + " for " + cells[0]);
    }
    Map<String, String> row = new LinkedHashMap<>();
    for (int i = 0; i < names.length; i++) {
      row.put(names[i], cells[i]);
    }
    return row;
  }

  /** A cell that must be there. */
  static String cell(Map<String, String> row, String name) {
    String text = row.get(name);
    if (text == null) {
      throw new IllegalArgumentException("no column " + name + ", only " + row.keySet());
    }
    return text;
  }
}

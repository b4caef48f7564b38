package dev.photofinish.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A program of Naik's thesis that was published as a jar, or one that is looked at in the same way.
 *
 * @param name what the tables call it
 * @param options how it is to be proved: as a library, or from a main method
 */
record ThesisProgram(String name, Coordinates artefact, List<String> options) {

  private static final String API = "--api";
  private static final String MAIN = "--main";

  /** Those of some names that were fetched, or all if there is no name. */
  static List<ThesisProgram> read(Path file, List<String> names, Jars jars) throws IOException {
    List<ThesisProgram> programs = new ArrayList<>();
    for (Map<String, String> row : Tsv.read(file)) {
      ThesisProgram program = of(row);
      if (!jars.has(program.artefact())) {
        System.err.println("not fetched: " + program.artefact());
      } else if (names.isEmpty() || names.contains(program.name())) {
        programs.add(program);
      }
    }
    return programs;
  }

  private static ThesisProgram of(Map<String, String> row) {
    return new ThesisProgram(
        Tsv.cell(row, "program"),
        Coordinates.parse(Tsv.cell(row, "coordinates")),
        List.of(Tsv.cell(row, "options").split(" ", -1)));
  }

  boolean isLibrary() {
    return options.contains(API);
  }

  /** The class whose main method starts it, if it is no library. */
  String mainClass() {
    return options.get(options.indexOf(MAIN) + 1);
  }
}

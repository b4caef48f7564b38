package dev.photofinish.cli.run;

import dev.photofinish.finding.Problem;
import dev.photofinish.ir.Program;
import java.util.List;

/** What a report says of the program that was analysed. */
final class Programs {

  private Programs() {}

  /** The source files of the classes that were analysed. */
  static List<String> sourcesOf(Program program) {
    return program.applicationNames().stream()
        .flatMap(name -> program.find(name).sourcePath().stream())
        .distinct()
        .toList();
  }

  static List<Problem> problemsOf(Program program) {
    return program.problems().stream()
        .map(problem -> new Problem(problem.input(), problem.detail(), problem.lost()))
        .toList();
  }
}

package dev.photofinish.scan.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Race;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.Models;
import dev.photofinish.scan.ScanOptions;
import dev.photofinish.scan.Scanner;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a scan tells of small programs. */
final class Told {

  private static final String HEADER =
      """
      package p;
      import java.util.*;
      import java.util.concurrent.locks.*;
      @interface GuardedBy { String value(); }
      @interface ThreadSafe { }
      """;

  private Told() {}

  /** The only race of a program. */
  static Race race(String classes) throws Exception {
    return only(races(SourceCompiler.standard(), classes));
  }

  /** The only race of a program that is compiled without debug information. */
  static Race raceWithoutLines(String classes) throws Exception {
    return only(races(SourceCompiler.standard().withOptions("-g:none"), classes));
  }

  /** The only race of a class with some members, one of them {@code synchronized}. */
  static Race raceIn(String members) throws Exception {
    return race("class C {\n" + members + "\n}");
  }

  static List<Race> races(SourceCompiler compiler, String classes) throws Exception {
    Map<String, byte[]> files = new HashMap<>();
    compiler
        .compile(List.of(new SourceFile("p/C.java", HEADER + classes)))
        .classes()
        .forEach((name, bytes) -> files.put(name.replace('.', '/'), bytes));
    try (Program program = Program.open(ProgramInputs.ofClasses(files))) {
      return new Scanner(Models.builtIn(), ScanOptions.DEFAULT).scan(program).races();
    }
  }

  private static Race only(List<Race> races) {
    assertThat(races).hasSize(1);
    return races.get(0);
  }
}

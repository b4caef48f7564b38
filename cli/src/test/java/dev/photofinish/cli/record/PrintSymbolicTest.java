package dev.photofinish.cli.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.record.RecordedProgram.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code predict --print-symbolic} of a recorded run. */
class PrintSymbolicTest {

  private static final String PROGRAM =
      """
      package com.acme;
      public class P {
        static int x = 4;
        public static void main(String[] args) {
          for (int i = x; i < 6; i++)
            x = 2 * i;
          x = 1;
        }
      }
      """;

  private static final String LISTING =
      """
      run-1
      0: W_x^0 = 4
      1: i^1 = R_x^1
      2: i^1 < 6
      3: tmp = 2 * i^1
      4: W_x^4 = tmp
      5: i^5 = i^1 + 1
      6: i^5 < 6
      7: tmp2 = 2 * i^5
      8: W_x^8 = tmp2
      9: i^9 = i^5 + 1
      10: i^9 < 6
      11: W_x^11 = 1
      """;

  @TempDir Path folder;

  @Test
  void lineByLine() throws Exception {
    RecordedProgram program = RecordedProgram.of(folder, PROGRAM);
    assertThat(program.record().exitCode()).isZero();

    Outcome printed =
        program.photofinish("predict", "--print-symbolic", "--trace", "trace", "classes");

    assertThat(printed.out()).as(printed.err()).isEqualTo(LISTING);
    assertThat(printed.err()).isEmpty();
    assertThat(printed.exitCode()).isZero();
    assertThat(folder.resolve("trace/schedules")).doesNotExist();
  }

  @Test
  void toAFile() throws Exception {
    RecordedProgram program = RecordedProgram.of(folder, PROGRAM);
    assertThat(program.record().exitCode()).isZero();

    Outcome printed =
        program.photofinish(
            "predict", "--print-symbolic", "--output", "lines", "--trace", "trace", "classes");

    assertThat(printed.out()).as(printed.err()).isEmpty();
    assertThat(Files.readString(folder.resolve("lines"))).isEqualTo(LISTING);
  }

  @Test
  void notOfOtherClasses() throws Exception {
    RecordedProgram program = RecordedProgram.of(folder, PROGRAM);
    assertThat(program.record().exitCode()).isZero();
    RecordedProgram.of(folder, PROGRAM.replace("2 * i", "3 * i"));

    Outcome printed =
        program.photofinish("predict", "--print-symbolic", "--trace", "trace", "classes");

    assertThat(printed.err()).contains("recorded from other classes than given: com.acme.P");
    assertThat(printed.exitCode()).isEqualTo(2);
    assertThat(printed.out()).isEmpty();
  }
}

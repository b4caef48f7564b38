package dev.photofinish.cli.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.record.RecordedProgram.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From a report of scan to its races in a run: only what it names is recorded. */
class FocusTest {

  /** The number under the lock decides whether the other thread reads, and is not recorded. */
  private static final String PROGRAM =
      """
      package com.acme;
      public class P {
        static int named;
        static int hidden;
        static int state;
        static synchronized void set() { state = 1; }
        static synchronized int get() { return state; }
        public static void main(String[] args) throws Exception {
          Thread one = new Thread(() -> { hidden = 1; set(); });
          Thread other = new Thread(() -> {
            try { Thread.sleep(300); } catch (InterruptedException e) { return; }
            if (get() == 1) { System.out.println(hidden); }
            named++;
          });
          one.start();
          other.start();
          named++;
          one.join();
          other.join();
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void onlyWhatNothingOrdersIsTold() throws Exception {
    Files.writeString(
        folder.resolve("report.json"),
        """
        {"tool": {"name": "photofinish", "version": "0.1.0"}, "command": "scan", "complete": true,
         "races": [{"location": "com.acme.P.named"}, {"location": "com.acme.P.hidden"}]}
        """);
    RecordedProgram program = RecordedProgram.of(folder, PROGRAM).option("--focus", "report.json");
    Outcome recorded = program.record();
    assertThat(recorded.exitCode()).as(recorded.err()).isZero();

    Outcome predicted = program.photofinish("predict", "--trace", "trace", "classes");

    assertThat(predicted.out()).contains("race on com.acme.P.named");
    // The lock orders these: its order cannot be changed without knowing what it guards.
    assertThat(predicted.out()).doesNotContain("race on com.acme.P.hidden");
    assertThat(predicted.err() + predicted.out()).contains("recorded with --focus");
  }
}

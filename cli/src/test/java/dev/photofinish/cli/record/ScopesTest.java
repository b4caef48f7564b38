package dev.photofinish.cli.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.testbench.Jdk;
import dev.photofinish.testbench.JdkFinder;
import dev.photofinish.testbench.SourceCompiler;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What scopes of tasks order, which an older Java does not have. */
@Timeout(300)
class ScopesTest {

  private static final String SOURCE =
      """
      package com.acme;
      import java.util.concurrent.StructuredTaskScope;
      import java.util.concurrent.StructuredTaskScope.Joiner;
      import java.util.concurrent.StructuredTaskScope.Subtask;
      public class P {
        static int x;
        public static void main(String[] args) throws Exception {
          BODY
        }
      }
      """;

  @TempDir Path folder;

  private String predicted(String body) throws Exception {
    Jdk jdk =
        JdkFinder.ofThisSystem().exactly(25).orElseGet(() -> Assumptions.abort("needs a JDK 25"));
    SourceCompiler compiler =
        SourceCompiler.standard()
            .withJdk(jdk)
            .withRelease(25)
            .withOptions("-g", "--enable-preview");
    RecordedProgram program =
        RecordedProgram.of(folder, SOURCE.replace("BODY", body), compiler)
            .on(jdk.home().resolve("bin/java"), "--enable-preview");
    RecordedProgram.Outcome recorded = program.record();
    assertThat(recorded.exitCode()).as(recorded.err()).isZero();
    return program.photofinish("predict", "--trace", "trace", "classes").out();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "try (var s = StructuredTaskScope.open()) { s.fork(() -> { x = 1; }); s.join(); x++; }",
        "try (var s = StructuredTaskScope.open()) {"
            + " x = 1; var t = s.fork(() -> x); s.join(); x = t.get(); }",
        "try (var s = StructuredTaskScope.open()) {"
            + " var t = s.fork(() -> x = 1);"
            + " while (t.state() == Subtask.State.UNAVAILABLE) { Thread.sleep(1); }"
            + " x++; s.join(); }",
        "try (var s = StructuredTaskScope.open(Joiner.<Integer>anySuccessfulResultOrThrow())) {"
            + " s.fork(() -> { Thread.sleep(50); return x = 1; }); s.join(); } x++;",
        "try (var s = StructuredTaskScope.open(Joiner.<Integer>anySuccessfulResultOrThrow())) {"
            + " s.fork(() -> { try { Thread.sleep(60_000); }"
            + " catch (InterruptedException e) { x++; } return 1; });"
            + " s.fork(() -> { Thread.sleep(100); return x = 1; }); s.join(); }"
      })
  void whatScopesOrderDoesNotRace(String body) throws Exception {
    assertThat(predicted(body)).contains("No races to report").doesNotContain("predicted:");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "try (var s = StructuredTaskScope.open()) { s.fork(() -> { x = 1; }); x = 2; s.join(); }",
        "try (var s = StructuredTaskScope.open()) {"
            + " s.fork(() -> { x = 1; }); s.fork(() -> { x = 2; }); s.join(); }"
      })
  void whatTheyDoNotOrderRaces(String body) throws Exception {
    assertThat(predicted(body)).contains("race on com.acme.P.x");
  }
}

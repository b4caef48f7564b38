package dev.photofinish.cli.prove;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.CliRun.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the user has to mend is told in one line; what is lost makes a run incomplete. */
class ProveErrorsTest {

  private static final String PROGRAM =
      """
      package demo;

      class Counter {
        int count;

        public static void main(String[] args) {
          Counter counter = new Counter();
          new Thread(() -> counter.count++).start();
          new Thread(() -> counter.count++).start();
        }
      }
      """;

  private static final String LIBRARY =
      """
      package demo;

      class Hidden {
        int count;
      }
      """;

  @TempDir Path folder;

  private void fails(Outcome outcome, String message) {
    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.errorLines()).containsExactly("photofinish: prove: " + message);
  }

  @Test
  void noMainMethodLeadsToTheOtherOption() throws IOException {
    fails(
        ProvedProgram.of(folder, LIBRARY).prove(),
        "no class among the inputs has a main method; a library is analysed with --api");
  }

  @Test
  void nothingToCallIsTold() throws IOException {
    fails(
        ProvedProgram.of(folder, LIBRARY).prove("--api"),
        "there is no public class that callers could use");
  }

  @Test
  void aMissingMainClassIsGuessed() throws IOException {
    fails(
        ProvedProgram.of(folder, PROGRAM).prove("--main", "demo.Countr"),
        "there is no class demo.Countr; did you mean demo.Counter?");
  }

  @Test
  void aClassWithoutMainIsNamed() throws IOException {
    fails(
        ProvedProgram.of(folder, LIBRARY).prove("--main", "demo.Hidden"),
        "demo.Hidden has no method public static void main(String[]) with code");
  }

  @Test
  void aFieldThatNobodyWritesIsGuessed() throws IOException {
    fails(
        ProvedProgram.of(folder, PROGRAM).prove("--explain", "demo.Counter.cout"),
        "--explain demo.Counter.cout: no code that can run writes a field of that name;"
            + " did you mean demo.Counter.count?");
  }

  @Test
  void aBrokenClassMakesItIncomplete() throws IOException {
    ProvedProgram program = ProvedProgram.of(folder, PROGRAM);
    Files.write(program.classes().resolve("demo/Broken.class"), new byte[] {1, 2, 3});

    Outcome outcome = program.prove();

    assertThat(outcome.exitCode()).isEqualTo(3);
    assertThat(outcome.out())
        .contains("Not analysed:", "Broken", "race on demo.Counter.count", "Incomplete: part of");
  }

  @Test
  void aModelFileWithAMistakeIsTold() throws IOException {
    Path file = Files.writeString(folder.resolve("facts.model"), "nonsense\n");

    Outcome outcome = ProvedProgram.of(folder, PROGRAM).prove("--models", file.toString());

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.errorLines()).singleElement().asString().contains("facts.model");
  }
}

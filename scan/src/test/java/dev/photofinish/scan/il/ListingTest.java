package dev.photofinish.scan.il;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.photofinish.testbench.Seeds;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The text of a program, and the way back from it. */
class ListingTest {

  private static final String EVERYTHING =
      """
      m0(arg1, arg2) {
        x := new();
        y := x;
        lock();
          arg1.f.g := x;
          if * then {
            skip;
          } else {
            z := arg2.f;
          };
        unlock();
        while * do {
          m1(arg1, x, arg1.f);
        };
      }
      m1(arg1, arg2, arg3) {
        arg1 := arg2.g;
      }
      """;

  @Test
  void aProgramIsReadAndWritten() {
    assertThat(Parser.parse(EVERYTHING)).hasToString(EVERYTHING);
  }

  @Test
  void aLineNamesTheCommandOnIt() {
    Program program = Parser.parse(EVERYTHING);
    assertThat(program.commandAt(5)).get().hasToString("arg1.f.g := x");
    assertThat(program.commandAt(13)).get().hasToString("m1(arg1, x, arg1.f)");
    assertThat(program.commandAt(17)).get().hasToString("arg1 := arg2.g");
    assertThat(program.commandAt(8)).isEmpty();
  }

  @Test
  void simpleCommandsAndCallsOfRandomProgramsStandOnTheirLines() {
    Seeds.of(1, 200).check(seed -> checkLines(RandomPrograms.withSeed(seed)));
  }

  private static void checkLines(Program program) {
    List<String> listing = program.toString().lines().toList();
    for (Method method : program.methods()) {
      assertThat(listing.get(method.line() - 1)).startsWith(method.name() + "(");
      assertThat(listing.get(method.end() - 1)).isEqualTo("}");
      method
          .body()
          .all()
          .filter(command -> command instanceof Command.Simple || command instanceof Command.Call)
          .forEach(
              command ->
                  assertThat(listing.get(command.line() - 1).strip()).isEqualTo(command + ";"));
    }
  }

  @Test
  void randomProgramsAreReadAsTheyWereWritten() {
    Seeds.of(2, 200)
        .check(
            seed -> {
              Program program = RandomPrograms.withSeed(seed);
              assertThat(Parser.parse(program.toString()).methods()).isEqualTo(program.methods());
            });
  }

  @Test
  void whatIsNoProgramIsRefused() {
    assertThatThrownBy(() -> Parser.parse("m0(arg1) { arg1 = arg1 }"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(":= wanted");
    assertThatThrownBy(() -> Parser.parse("m0(arg1) { lock(); skip; }"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}

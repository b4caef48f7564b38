package dev.photofinish.scan.il;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The sequential executions of a method (figure 5). */
class InterpreterTest {

  private static final int LIMIT = 1_000;

  @Test
  void assignmentsLoadsAndStores() {
    State end = only("m0(arg1, arg2) { x := arg1.f; arg2.g := x; y := arg2.g; arg1 := y }");
    // #0 and #1 are the formals' objects; every field of #0 points to itself at first.
    assertThat(end.stack().variables()).isEqualTo(Map.of("arg1", 0, "arg2", 1, "x", 0, "y", 0));
    assertThat(end.heap().value(new Address(1, "g"))).isZero();
    assertThat(end.heap().value(new Address(1, "f"))).isOne();
  }

  @Test
  void aNewObjectPointsToItself() {
    State end = only("m0(arg1) { x := new(); arg1.f := x; y := arg1.f.f.g }");
    assertThat(end.stack().variables()).isEqualTo(Map.of("arg1", 0, "x", 1, "y", 1));
  }

  @Test
  void aCallPassesValuesAndHasItsOwnVariables() {
    State end =
        only(
            """
            m0(arg1, arg2) { x := new(); m1(arg2, x) }
            m1(arg1, arg2) { x := arg2; arg1.f := x; arg1 := x }
            """);
    assertThat(end.stack().variables()).isEqualTo(Map.of("arg1", 0, "arg2", 1, "x", 2));
    assertThat(end.heap().value(new Address(1, "f"))).isEqualTo(2);
  }

  @Test
  void theLockIsCountedAndReleased() {
    Program program = Parser.parse("m0(arg1) { lock(); lock(); skip; unlock(); unlock() }");
    List<Trace> traces = run(program, LIMIT).traces();
    assertThat(traces).hasSize(1);
    assertThat(traces.get(0).steps())
        .hasToString("[skip, lock(), lock(), skip, unlock(), unlock()]");
    assertThat(traces.get(0).state().locks()).isZero();
  }

  @Test
  void everyChoiceIsMade() {
    assertThat(steps("m0(arg1) { if * then { x := arg1 } else { skip }; y := arg1 }"))
        .containsExactlyInAnyOrder("[skip, x := arg1, y := arg1]", "[skip, skip, y := arg1]");
  }

  @Test
  void aLoopGoesRoundUpToTwice() {
    assertThat(steps("m0(arg1) { while * do { x := arg1 } }"))
        .containsExactlyInAnyOrder("[skip]", "[skip, x := arg1]", "[skip, x := arg1, x := arg1]");
  }

  @Test
  void callsAreUnfolded() {
    assertThat(steps("m0(arg1) { m1(arg1.f) } m1(arg1) { x := arg1 }"))
        .containsExactly("[skip, m1(arg1.f), x := arg1, pop()]");
  }

  @Test
  void theLimitIsKeptAndTold() {
    Program program = Parser.parse("m0(arg1) { while * do { while * do { skip } } }");
    assertThat(run(program, LIMIT).complete()).isTrue();
    assertThat(run(program, 3).complete()).isFalse();
    assertThat(run(program, 3).traces()).hasSize(3);
  }

  private static State only(String text) {
    List<Trace> traces = run(Parser.parse(text), LIMIT).traces();
    assertThat(traces).hasSize(1);
    return traces.get(0).state();
  }

  private static List<String> steps(String text) {
    return run(Parser.parse(text), LIMIT).traces().stream()
        .map(trace -> trace.steps().toString())
        .toList();
  }

  private static Interpreter.Traces run(Program program, int limit) {
    Method method = program.method("m0");
    return new Interpreter(program, 2, limit).run(method, WellBehaved.apart(program, method));
  }
}

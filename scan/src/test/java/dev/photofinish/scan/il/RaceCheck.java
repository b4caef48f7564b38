package dev.photofinish.scan.il;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.AccessKind;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Checks a racing execution (figure 6, definition 3.6) step by step, with nothing of what found it
 * but the effect of a single step.
 */
final class RaceCheck {

  private static final int ROUNDS = 2;
  private static final int LIMIT = 2_000;

  private final Program program;
  private final AccessPair pair;

  RaceCheck(Program program, AccessPair pair) {
    this.program = program;
    this.pair = pair;
  }

  void check(RacingTrace trace) {
    List<State> states = new ArrayList<>(List.of(trace.start().state(0), trace.start().state(1)));
    for (Move move : trace.moves()) {
      advance(states, move);
    }
    checkMethod(trace, 0, pair.first());
    checkMethod(trace, 1, pair.second());
    checkCollision(states, trace);
  }

  /** Only one thread ever has the lock, and the heap is shared. */
  private static void advance(List<State> states, Move move) {
    State after = Semantics.execute(move.step(), states.get(move.thread()));
    int other = 1 - move.thread();
    assertThat(Math.min(after.locks(), states.get(other).locks())).isZero();
    states.set(move.thread(), after);
    states.set(other, states.get(other).with(after.heap()));
  }

  /** Each thread makes the first steps of a sequential execution of its method. */
  private void checkMethod(RacingTrace trace, int thread, AccessPoint point) {
    Method method = program.method(point.method());
    State start = WellBehaved.apart(program, method);
    Interpreter.Traces traces = new Interpreter(program, ROUNDS, LIMIT).run(method, start);
    List<Step> steps = steps(trace, thread);
    assertThat(steps.get(steps.size() - 1).line()).isEqualTo(point.line());
    assertThat(!traces.complete() || traces.traces().stream().anyMatch(run -> begins(run, steps)))
        .as("%s of %s", steps, method.name())
        .isTrue();
  }

  private static boolean begins(Trace run, List<Step> steps) {
    List<Step> all = run.steps();
    return all.size() >= steps.size() && all.subList(0, steps.size()).equals(steps);
  }

  private static List<Step> steps(RacingTrace trace, int thread) {
    Stream<Step> made =
        trace.moves().stream().filter(move -> move.thread() == thread).map(Move::step);
    return Stream.concat(made, Stream.of(trace.accesses().get(thread))).toList();
  }

  private static void checkCollision(List<State> states, RacingTrace trace) {
    PathAccess first = trace.accesses().get(0).access().orElseThrow();
    PathAccess second = trace.accesses().get(1).access().orElseThrow();
    assertThat(List.of(first.kind(), second.kind())).contains(AccessKind.WRITE);
    assertThat(states.get(0).address(first.path())).isEqualTo(trace.address());
    assertThat(states.get(1).address(second.path())).isEqualTo(trace.address());
  }
}

package dev.photofinish.scan.il;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.photofinish.testbench.Seeds;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The class file of a program: the JVM accepts it and does what the semantics says. */
class ClassEmitterTest {

  private static final int ROUNDS = 2;
  private static final int LIMIT = 2_000;

  @Test
  void theJvmVerifiesIt() {
    Seeds.of(17, 300)
        .check(
            seed -> {
              Program program = RandomPrograms.withSeed(seed);
              Class<?> loaded = Loaded.load(ClassEmitter.emit(program));
              assertThat(loaded.getMethods())
                  .extracting(java.lang.reflect.Method::getName)
                  .containsAll(program.methods().stream().map(Method::name).toList());
            });
  }

  @Test
  void theJvmMakesTheStepsOfTheSemantics() {
    Seeds.of(18, 200)
        .check(
            seed -> {
              Program program = RandomPrograms.withSeed(seed);
              for (Method method : program.methods()) {
                compare(program, method, new Random(seed));
              }
            });
  }

  private static void compare(Program program, Method method, Random random) throws Exception {
    State start = WellBehaved.random(program, method, random);
    Interpreter.Traces traces = new Interpreter(program, ROUNDS, LIMIT).run(method, start);
    if (traces.complete()) {
      JvmRun run = new JvmRun(program, fewChoices(random));
      run.run(method, start);
      List<Integer> lines = run.lines().stream().filter(stepLines(program)::contains).toList();
      assertThat(traces.traces())
          .filteredOn(trace -> lines(trace).equals(lines))
          .isNotEmpty()
          .allSatisfy(trace -> assertThat(run.heap()).isEqualTo(trace.state().heap()));
    }
  }

  /** So few that no loop goes round more often than in the semantics. */
  private static BooleanSupplier fewChoices(Random random) {
    List<Boolean> made = new ArrayList<>();
    return () -> {
      boolean isMade = made.size() < ROUNDS && random.nextBoolean();
      if (isMade) {
        made.add(true);
      }
      return isMade;
    };
  }

  private static Set<Integer> stepLines(Program program) {
    return program.methods().stream()
        .flatMap(method -> method.body().all())
        .flatMap(ClassEmitterTest::stepLines)
        .collect(Collectors.toSet());
  }

  private static Stream<Integer> stepLines(Command command) {
    if (command instanceof Command.Locked locked) {
      return Stream.of(locked.line(), locked.end());
    }
    boolean isStep = command instanceof Command.Simple || command instanceof Command.Call;
    return isStep ? Stream.of(command.line()) : Stream.of();
  }

  /** Without the skip that every execution begins with. */
  private static List<Integer> lines(Trace trace) {
    return trace.steps().stream()
        .skip(1)
        .filter(step -> !(step instanceof Step.Pop))
        .map(Step::line)
        .toList();
  }

  @Test
  void choicesLeadWhereTheyShould() throws Exception {
    Program program =
        Parser.parse(
            """
            m0(arg1) {
              if * then {
                x := arg1;
              } else {
                y := arg1;
              };
              while * do {
                z := arg1;
              };
            }
            """);
    assertThat(lines(program, true, true, true, false)).containsExactly(2, 3, 7, 8, 7, 8, 7, 10);
    assertThat(lines(program, false, false)).containsExactly(2, 5, 7, 10);
  }

  private static List<Integer> lines(Program program, Boolean... choices) throws Exception {
    Iterator<Boolean> next = List.of(choices).iterator();
    JvmRun run = new JvmRun(program, next::next);
    Method method = program.method("m0");
    run.run(method, WellBehaved.apart(program, method));
    return run.lines();
  }

  @Test
  void theClassSaysThatItIsThreadSafe() {
    assertThat(ClassFacts.of("m0(arg1) { skip }").annotations())
        .containsExactly("Ljavax/annotation/concurrent/ThreadSafe;");
  }

  @Test
  void variablesHaveTheirNames() {
    String text = "m0(arg1, arg2) { if * then { x := arg1 } else { lock(); y := arg2; unlock() } }";
    assertThat(ClassFacts.of(text).variables()).containsExactly("arg1", "arg2", "x", "y");
  }

  @Test
  void aLockIsReleasedWhateverIsThrown() throws Exception {
    Program program = Parser.parse("m0(arg1) { lock(); lock(); x := arg1.f; unlock(); unlock() }");
    Class<?> type = Loaded.load(ClassEmitter.emit(program));
    java.lang.reflect.Method method = type.getMethod("m0", type);
    assertThatThrownBy(() -> method.invoke(null, (Object) null))
        .hasCauseInstanceOf(NullPointerException.class);
    assertThat(Thread.holdsLock(type)).isFalse();
  }
}

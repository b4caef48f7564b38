package dev.photofinish.scan.il;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** That random programs have what the theorems are about, often enough to mean something. */
class RandomProgramsTest {

  private static final List<Program> PROGRAMS =
      LongStream.range(0, 1_000).mapToObj(RandomPrograms::withSeed).toList();

  @Test
  void theSeedDecides() {
    assertThat(RandomPrograms.withSeed(7)).isEqualTo(RandomPrograms.withSeed(7));
    assertThat(RandomPrograms.withSeed(7)).isNotEqualTo(RandomPrograms.withSeed(8));
  }

  @Test
  void sizesAreVaried() {
    assertThat(PROGRAMS).extracting(program -> program.methods().size()).contains(2, 3, 4, 5);
    assertThat(PROGRAMS).extracting(program -> program.fields().size()).contains(2, 3, 4);
    assertThat(PROGRAMS.stream().flatMap(program -> program.methods().stream()))
        .extracting(Method::arity)
        .contains(1, 2, 3);
  }

  @Test
  void locksChoicesAndLoopsAreOften() {
    assertThat(share(Command.Locked.class::isInstance)).isGreaterThan(0.5);
    assertThat(share(Command.Choice.class::isInstance)).isGreaterThan(0.3);
    assertThat(share(Command.Loop.class::isInstance)).isGreaterThan(0.2);
  }

  @Test
  void formalsAreOftenAssigned() {
    assertThat(share(command -> assigned(command).anyMatch(Exp::isFormal))).isGreaterThan(0.3);
  }

  @Test
  void localsAreOftenWrittenThroughAndStored() {
    assertThat(share(command -> stores(command).anyMatch(path -> !path.isRootedAtFormal())))
        .isGreaterThan(0.3);
    assertThat(share(command -> stores(command).anyMatch(Exp::isRootedAtFormal)))
        .isGreaterThan(0.8);
  }

  @Test
  void callsOfAllKindsAreOften() {
    assertThat(share(command -> calls(command).anyMatch(call -> passesFormal(call.actuals()))))
        .isGreaterThan(0.5);
    assertThat(share(command -> calls(command).anyMatch(RandomProgramsTest::hasPrefix)))
        .isGreaterThan(0.15);
    assertThat(share(command -> calls(command).anyMatch(RandomProgramsTest::hasSameTwice)))
        .isGreaterThan(0.1);
  }

  @Test
  void callsAreOftenNested() {
    assertThat(PROGRAMS)
        .filteredOn(RandomProgramsTest::hasNestedCall)
        .hasSizeGreaterThan(PROGRAMS.size() / 3);
  }

  private static double share(Predicate<Command> wanted) {
    long having =
        PROGRAMS.stream()
            .filter(
                program ->
                    program.methods().stream()
                        .flatMap(method -> method.body().all())
                        .anyMatch(wanted))
            .count();
    return (double) having / PROGRAMS.size();
  }

  private static Stream<String> assigned(Command command) {
    return command instanceof Command.Simple simple ? simple.assigned().stream() : Stream.of();
  }

  private static Stream<Exp> stores(Command command) {
    return command instanceof Command.Store store ? Stream.of(store.target()) : Stream.of();
  }

  private static Stream<Command.Call> calls(Command command) {
    return command instanceof Command.Call call ? Stream.of(call) : Stream.of();
  }

  private static boolean passesFormal(List<Exp> actuals) {
    return actuals.stream().anyMatch(Exp::isRootedAtFormal);
  }

  private static boolean hasPrefix(Command.Call call) {
    return call.actuals().stream()
        .anyMatch(one -> call.actuals().stream().anyMatch(one::isProperPrefixOf));
  }

  private static boolean hasSameTwice(Command.Call call) {
    return call.actuals().stream().distinct().count() < call.actuals().size();
  }

  private static boolean hasNestedCall(Program program) {
    return callees(program.methods())
        .anyMatch(callee -> callees(List.of(program.method(callee))).findAny().isPresent());
  }

  private static Stream<String> callees(List<Method> methods) {
    return methods.stream()
        .flatMap(method -> method.body().all())
        .flatMap(RandomProgramsTest::calls)
        .map(Command.Call::method);
  }
}

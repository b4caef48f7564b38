package dev.photofinish.scan.il;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** That the proof's initial state is what the proof needs. */
class InitialStateTest {

  private static final Program PROGRAM =
      Parser.parse(
          """
          m0(arg1, arg2) { x := arg1.f.g.h }
          m1(arg1, arg2, arg3) { skip }
          """);

  @ParameterizedTest
  @ValueSource(strings = {"f", "f.g", "f.f", "f.g.f", "f.f.f"})
  void thePathIsSharedDisconnectedAndAcyclic(String fields) {
    List<Exp> paths = List.of(Exp.parse("arg2." + fields), Exp.parse("arg3." + fields));
    Configuration start =
        InitialState.of(new ControlFlow(PROGRAM, 1), PROGRAM.fields(), PROGRAM.methods(), paths);
    assertThat(start.state(0).address(paths.get(0)))
        .isEqualTo(start.state(1).address(paths.get(1)));
    for (int thread : List.of(0, 1)) {
      checkDisconnected(start.state(thread), paths.get(thread));
      checkAcyclic(start.state(thread), paths.get(thread));
    }
  }

  /** Definition 6.3. */
  private static void checkDisconnected(State state, Exp path) {
    Set<Address> footprint = path.pathPrefixes().map(state::address).collect(Collectors.toSet());
    Set<Integer> chain = footprint.stream().map(Address::location).collect(Collectors.toSet());
    assertThat(state.stack().variables().entrySet())
        .filteredOn(variable -> chain.contains(variable.getValue()))
        .extracting(Map.Entry::getKey)
        .containsExactly(path.root());
    assertThat(addresses(state.heap()))
        .filteredOn(address -> chain.contains(state.heap().value(address)))
        .allMatch(footprint::contains);
  }

  /**
   * Definition 6.4: no prefix leads back to an object on the way to it. (To the letter, the
   * prefixes are any two, which no path of two fields or more satisfies.)
   */
  private static void checkAcyclic(State state, Exp path) {
    path.pathPrefixes()
        .forEach(
            longer ->
                longer
                    .pathPrefixes()
                    .forEach(
                        shorter ->
                            assertThat(state.value(longer))
                                .isNotEqualTo(state.address(shorter).location())));
  }

  private static List<Address> addresses(Heap heap) {
    return IntStream.range(0, heap.size())
        .boxed()
        .flatMap(at -> Stream.of("f", "g", "h").map(field -> new Address(at, field)))
        .toList();
  }
}

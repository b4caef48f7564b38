package dev.photofinish.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Race;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What makes a race another race. */
class FingerprintDifferenceTest {

  private static final String SOURCE =
      """
      class C {
        int a;
        int b;
        synchronized void set(int x) { a = x; }
        Runnable task() { return () -> { a++; }; }
        class Inner { synchronized void clear() { a = 0; } }
      }
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "another field             | a                   | z",
        "another method            | set(int x)          | put(int x)",
        "another overload          | set(int x)          | set(short x)",
        "another class             | class C             | class D",
        "a read in place of a write| { a = x; }          | { b = a; }",
        "another lambda's method   | task()              | other()",
        "another nested class      | class Inner         | class Nested",
        "another method in it      | clear()             | reset()",
      })
  void changesWith(String change, String from, String to) {
    assertThat(SOURCE).as(change).contains(from);
    String changed = SOURCE.replaceAll("(?<!\\w)\\Q" + from + "\\E(?!\\w)", to);
    assertThat(fingerprints(changed)).as(change).isNotEqualTo(fingerprints(SOURCE));
  }

  @Test
  void racesOnOneFieldAreToldApart() {
    assertThat(fingerprints(SOURCE)).hasSize(6).doesNotHaveDuplicates();
  }

  @Test
  void aReadIsNotAWrite() {
    String text = "class C { int a, b; synchronized void m() { a = 1; } void n() { %s; } }";
    String written = between("m", "n", text.formatted("a = 2"));
    assertThat(between("m", "n", text.formatted("a = b"))).isEqualTo(written);
    assertThat(between("m", "n", text.formatted("b = a"))).isNotEqualTo(written);
  }

  @Test
  void theOrderOfTheMethodsDoesNotMatter() {
    String first = "synchronized void m() { a = 1; }";
    String second = "void n() { a = 2; }";
    String text = "class C { int a;\n%s\n%s }";
    assertThat(fingerprints(text.formatted(first, second)))
        .isEqualTo(fingerprints(text.formatted(second, first)));
  }

  private static String between(String one, String other, String source) {
    List<String> found =
        races(source)
            .filter(race -> methods(race).equals(Set.of(one, other)))
            .map(race -> race.fingerprint().hex())
            .toList();
    assertThat(found).hasSize(1);
    return found.get(0);
  }

  private static Set<String> methods(Race race) {
    return race.accesses().stream()
        .map(access -> access.site().method().name())
        .collect(Collectors.toSet());
  }

  private static List<String> fingerprints(String source) {
    return races(source).map(race -> race.fingerprint().hex()).sorted().toList();
  }

  private static Stream<Race> races(String source) {
    SourceFile file = SourceFile.of("C.java", source);
    return new ToyEngine().run(SourceCompiler.standard().compile(file)).stream();
  }
}

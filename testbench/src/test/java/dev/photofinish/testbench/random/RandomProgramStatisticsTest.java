package dev.photofinish.testbench.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.testbench.Seeds;
import dev.photofinish.testbench.random.explore.Budget;
import dev.photofinish.testbench.random.explore.Exploration;
import dev.photofinish.testbench.random.explore.Location;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random programs are neither all alike nor mostly trivial. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RandomProgramStatisticsTest {

  private static final int PROGRAMS = 400;

  private final List<String> sources = new ArrayList<>();
  private final Set<Location.Kind> raced = EnumSet.noneOf(Location.Kind.class);
  private int racy;
  private int raceFree;
  private int interleaved;

  @BeforeAll
  void explore() {
    Seeds.of(3, PROGRAMS)
        .check(
            seed -> {
              RandomProgram program = RandomProgram.of(seed);
              sources.add(program.source());
              count(program.explore(Budget.USUAL));
            });
  }

  private void count(Exploration exploration) {
    racy += exploration.races().isEmpty() ? 0 : 1;
    raceFree += exploration.isExhaustive() && exploration.races().isEmpty() ? 1 : 0;
    interleaved += exploration.states() > 1 ? 1 : 0;
    exploration.races().forEach(race -> raced.add(race.location().kind()));
  }

  @Test
  void someRaceAndSomeDoNot() {
    assertThat(racy).isGreaterThan(sources.size() / 6);
    assertThat(raceFree).isGreaterThan(sources.size() / 3);
  }

  @Test
  void mostDependOnTheSchedule() {
    assertThat(interleaved).isGreaterThan(sources.size() / 2);
  }

  @Test
  void allKindsOfMemoryRace() {
    assertThat(raced).containsExactlyInAnyOrder(Location.Kind.values());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "extends Thread",
        "implements Runnable",
        "\\(\\) -> Main\\.task",
        "new Thread\\(",
        "\\.start\\(\\)",
        "this\\.start\\(\\)",
        "\\.join\\(\\)",
        "\\.run\\(\\)",
        "for \\(int",
        "synchronized \\(this\\)",
        "synchronized \\(v\\d",
        "synchronized \\(Shared\\.class\\)",
        "synchronized void",
        "static synchronized",
        "= new Object\\(\\)",
        "ReentrantLock lock",
        "readLock\\(\\)",
        "writeLock\\(\\)",
        "  final \\w+ ",
        "volatile int ",
        "volatile \\w+ ",
        "static \\w+ place",
        "static final ",
        "= new int\\[",
        "= new Leaf\\[",
        "ArrayList\\(\\)",
        "HashMap\\(\\)",
        "\\.next = ",
        "class Sub\\d+ extends Data",
        "static Data\\d+ make",
        "Main\\.write\\d+\\(",
        "\\.change\\(\\)",
        "place\\d+ = this",
        "Shared\\.get\\d+\\(\\)",
        "static \\{",
        "throw new",
        "catch \\(",
        "choose\\(",
        "instanceof",
        "return;",
        "class Box",
        // Getters: of a field, of a parameter, with nothing, of two, and of another getter.
        "\\|   \\w+ get\\d+\\(\\) \\{\\n.*= this\\.\\w+;\\n.*return v",
        "\\|   \\w+ get\\d+\\(\\) \\{\\n.*\\n.*\\[\\d\\];\\n.*return v",
        "\\|   \\w+ get\\d+\\(\\) \\{\\n.*\\n.*\\.get\\(.*\\n.*return v",
        "\\|   \\w+ get\\d+\\(\\w+ p1\\) ",
        "return null;",
        "\\|   \\w+ get\\d+\\(\\) \\{\\n.*choose\\(2\\)",
        "= this\\.get\\d+\\(\\)",
        "(v\\d+) = \\w+\\.get\\d+\\(.*\\n.*synchronized \\(\\1\\)",
        "(v\\d+) = \\w+\\.get\\d+\\(.*\\n.*\\1(\\.\\w+\\(\\))?\\.lock\\(",
        "(v\\d+) = \\w+\\.get\\d+\\(.*\\n.*\\1(\\.\\w+\\(\\))?\\.unlock\\(",
        "(v\\d+) = \\w+\\.get\\d+\\(.*\\n.*\\1\\.value",
        "(v\\d+) = Shared\\.box\\d+;\\n.*= \\1\\.get\\d+\\(",
        // Owners with locks of their own.
        "class Table",
        "= new Table\\d+\\[2\\]",
        "\\.put\\(\"0\", v\\d+\\)",
        // A leaf in two places of one object: its own, or one that others have, too.
        "= new Leaf\\(\\);\\n.*this\\.\\w+ = (o\\d+);\\n.*this\\.\\w+ = \\1;",
        "= Shared\\.leaf\\d+;\\n.*this\\.\\w+ = (v\\d+);\\n.*this\\.\\w+ = \\1;",
        "\\.next = o\\d+;\\n.*this\\.\\w+ = o",
        "Shared\\.leaf\\d+ = o",
        // What is local first.
        "class Holder",
        "Holder\\d+\\(Leaf p1\\)",
        "Main\\.put\\d+\\(",
        "Main\\.show\\d+\\(.*\\n.*\\.value",
        "Shared\\.shown\\d+ = o",
        "[ov]\\d+\\.shown\\d+ = o",
        // Two locks, and arrays of locks.
        "(v\\d+)\\.lock\\(\\);\\n.*(v\\d+)\\.lock\\(\\);\\n.*\\1\\.unlock",
        " Object\\[\\] locks",
        "Lock\\[\\] locks"
      })
  void everyFeatureOccurs(String feature) {
    Pattern pattern = Pattern.compile(feature);
    long having = sources.stream().filter(source -> pattern.matcher(source).find()).count();
    assertThat(having).isGreaterThan(1);
  }
}

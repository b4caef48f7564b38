package dev.photofinish.prove.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Memory has the names of the contract. */
class LocationsTest {

  /** A main method that runs something on two threads. */
  private static String program(String members, String body) {
    return """
        package demo;

        import java.util.*;

        public class Main {
          %s

          static void twice(Runnable task) {
            new Thread(task).start();
            new Thread(task).start();
          }

          public static void main(String[] args) {
            %s
          }
        }
        """
        .formatted(members, body);
  }

  @Test
  void aFieldIsItself() throws Exception {
    assertThat(
            Reported.locations(
                Reported.races(
                    program(
                        "static class Box { int value; }",
                        "Box box = new Box(); twice(() -> box.value++);"))))
        .containsExactly("demo.Main$Box.value");
  }

  @Test
  void elementsAreCalledByTheFieldThatHoldsTheArray() throws Exception {
    assertThat(
            Reported.locations(
                Reported.races(
                    program("static int[] numbers = new int[3];", "twice(() -> numbers[1]++);"))))
        .containsExactly("demo.Main.numbers");
  }

  @Test
  void contentsAreCalledByTheFieldThatHoldsTheContainer() throws Exception {
    assertThat(
            Reported.locations(
                Reported.races(
                    program(
                        "static class Box { final List<String> names = new ArrayList<>(); }",
                        "Box box = new Box(); twice(() -> box.names.add(\"x\"));"))))
        .containsExactly("demo.Main$Box.names");
  }

  @Test
  void whatIsInAContainerIsCalledByTheFieldOfTheOuterOne() throws Exception {
    assertThat(
            Reported.locations(
                Reported.races(
                    program(
                        "static final Map<String, List<String>> ALL = new HashMap<>();",
                        "ALL.put(\"a\", new ArrayList<>());"
                            + " twice(() -> ALL.get(\"a\").add(\"x\"));"))))
        .containsExactly("demo.Main.ALL");
  }

  @Test
  void whatNoFieldHoldsIsCalledByItsAllocation() throws Exception {
    assertThat(
            Reported.locations(
                Reported.races(
                    program(
                        "",
                        "List<String> list = new ArrayList<>(); twice(() -> list.add(\"x\"));"))))
        .containsExactly("demo.Main.main:14");
  }

  @Test
  void theFirstOfSeveralHoldersIsTaken() throws Exception {
    assertThat(
            Reported.locations(
                Reported.races(
                    program(
                        "static final List<String> B = new ArrayList<>();"
                            + " static final List<String> A = B;",
                        "twice(() -> B.add(\"x\"));"))))
        .containsExactly("demo.Main.A");
  }
}

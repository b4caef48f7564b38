package dev.photofinish.scan.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Race;
import org.junit.jupiter.api.Test;

/** Why two accesses can meet is said of both sides. */
class ReasonsTest {

  private static void assertReasons(Race race, String... reasons) {
    assertThat(race.best().because()).containsExactly(reasons);
  }

  @Test
  void aSideWithoutEvidenceIsNamed() throws Exception {
    assertReasons(
        Told.raceIn("private int x; synchronized void m() { x = 1; } int n() { return x; }"),
        "C.m() expects other threads: it is synchronized.",
        "Nothing keeps C.n() from running at the same time.");
  }

  @Test
  void aMethodThatRacesWithItselfHasOneReason() throws Exception {
    assertReasons(
        Told.race("@ThreadSafe class C { private int x; void m() { x++; } }"),
        "C is annotated @ThreadSafe.");
  }

  @Test
  void aTaskRunsBesideTheMethodThatStartsIt() throws Exception {
    assertReasons(
        Told.raceIn("private int x; void m() { new Thread(() -> x = 1).start(); x = 2; }"),
        "The lambda in C.m() is handed to another thread at p/C.java:7.",
        "C.m() goes on meanwhile.");
  }

  @Test
  void frameworksCallTheMethodByItsName() throws Exception {
    assertReasons(
        Told.race(
            "class C extends Thread { private int x; public void run() { x = 1; } int n() { return x; } }"),
        "A thread of its own calls C.run(), as it overrides java.lang.Thread.run.",
        "Nothing keeps C.n() from running at the same time.");
  }

  @Test
  void withoutLinesMethodsAreNamed() throws Exception {
    assertReasons(
        Told.raceWithoutLines(
            "class C { private int x; void m() { synchronized (this) { x = 1; } } int n() { return x; } }"),
        "C.m() expects other threads: it takes a lock.",
        "Nothing keeps C.n() from running at the same time.");
    assertReasons(
        Told.raceWithoutLines(
            "class C { private int x; void m() { new Thread(() -> x = 1).start(); x = 2; } }"),
        "The lambda in C.m() is handed to another thread in C.m().",
        "C.m() goes on meanwhile.");
  }

  @Test
  void namesInLowerCaseDoNotBeginASentence() throws Exception {
    assertReasons(
        Told.race(
            "class c { private int x; synchronized void m() { x = 1; } int n() { return x; } }"),
        "The method c.m() expects other threads: it is synchronized.",
        "Nothing keeps c.n() from running at the same time.");
  }
}

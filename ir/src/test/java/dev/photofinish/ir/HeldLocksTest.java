package dev.photofinish.ir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.fixture.Programs;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Which locks are held where, and where they are given back. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HeldLocksTest {

  private final Program program = Programs.compiledFile("Locks.java");
  private final HeldAt held = new HeldAt(program);

  @AfterAll
  void close() throws Exception {
    program.close();
  }

  /** What a method that gives back all it takes holds at its places. */
  private Map<Integer, List<String>> balanced(String method) {
    HeldLocks locks = held.locks(method);
    assertThat(locks.leaked()).isEmpty();
    assertThat(locks.unmatchedReleases()).isEmpty();
    return held.places(method);
  }

  @Test
  void nestedBlocks() {
    assertThat(balanced("nested"))
        .containsEntry(0, List.of())
        .containsEntry(1, List.of("this"))
        .containsEntry(2, List.of("this", "this.a"))
        .containsEntry(3, List.of("this", "this.a", "this.next.b"))
        .containsEntry(4, List.of("this", "parameter"))
        .containsEntry(5, List.of("p.Sample.STATIC", "p.Sample.class"))
        .containsEntry(6, List.of());
  }

  @Test
  void blocksThatAreLeftEarly() {
    List<String> inside = List.of("this.a");
    assertThat(balanced("leavingEarly"))
        .isEqualTo(
            Map.of(
                1, inside, 2, inside, 3, inside, 4, inside, 5, inside, 6, List.of(), 7, List.of()));
  }

  /** The compiler's handler gives the monitor back once, before the programmer's own runs. */
  @Test
  void handlers() {
    assertThat(balanced("caught"))
        .isEqualTo(Map.of(1, List.of("this.a"), 2, List.of(), 3, List.of()));
    assertThat(balanced("caughtInside"))
        .isEqualTo(Map.of(1, List.of("this.a"), 2, List.of("this.a"), 3, List.of("this.a")));
  }

  @Test
  void everyReleaseKnowsWhatItReleases() {
    HeldLocks locks = held.locks("caught");
    assertThat(locks.releases())
        .hasSize(2)
        .allMatch(release -> release.held().lock().equals("this.a"))
        .allMatch(release -> release.releasedAt() instanceof MonitorExit)
        .extracting(release -> release.held().acquiredAt())
        .allMatch(MonitorEnter.class::isInstance)
        .containsOnly(locks.releases().get(0).held().acquiredAt());
  }

  @Test
  void aLockWithTryAndFinally() {
    assertThat(balanced("tryFinally"))
        .isEqualTo(Map.of(1, List.of("this.lock"), 2, List.of("this.lock"), 3, List.of()));
    assertThat(held.locks("tryFinally").releases()).hasSize(2);
  }

  /** Taking the lock can fail, so the handler's copy of the release may have none to give back. */
  @Test
  void aLockThatIsTakenInsideTheTry() {
    HeldLocks locks = held.locks("lockInsideTry");
    assertThat(held.places("lockInsideTry")).isEqualTo(Map.of(1, List.of("this.lock")));
    assertThat(locks.releases()).hasSize(1);
    assertThat(locks.unmatchedReleases()).hasSize(1);
    assertThat(locks.leaked()).isEmpty();
  }

  @Test
  void aLockThatIsKept() {
    HeldLocks locks = held.locks("onlyLocks");
    assertThat(held.places("onlyLocks")).containsEntry(1, List.of("this.lock"));
    assertThat(HeldAt.names(locks.leaked())).containsExactly("this.lock");
    assertThat(locks.releases()).isEmpty();
  }

  @Test
  void aLockThatIsOnlyGivenBack() {
    HeldLocks locks = held.locks("onlyUnlocks");
    assertThat(held.places("onlyUnlocks")).isEqualTo(Map.of(1, List.of(), 2, List.of()));
    assertThat(locks.unmatchedReleases()).singleElement().isInstanceOf(Invoke.class);
    assertThat(locks.leaked()).isEmpty();
  }

  @Test
  void theSameLockTwice() {
    assertThat(balanced("reentrant"))
        .isEqualTo(Map.of(1, List.of("this.a", "this.a"), 2, List.of("this.a"), 3, List.of()));
  }

  /** Only what is held on every path counts. */
  @Test
  void aLockOnOnePathOnly() {
    assertThat(held.places("maybe")).isEqualTo(Map.of(1, List.of()));
    assertThat(held.locks("maybe").unmatchedReleases()).hasSize(1);
    assertThat(held.locks("maybe").leaked()).isEmpty();
  }

  @Test
  void anotherLockOnEachPath() {
    assertThat(held.places("oneOrTheOther")).isEqualTo(Map.of(1, List.of()));
    assertThat(held.locks("oneOrTheOther").leaked()).isEmpty();
  }

  /** On the second round it is not held any more. */
  @Test
  void aLockThatIsGivenBackInALoop() {
    assertThat(held.places("releasedInLoop")).isEqualTo(Map.of(1, List.of(), 2, List.of()));
    assertThat(held.locks("releasedInLoop").unmatchedReleases()).hasSize(1);
    assertThat(held.places("releasedInInnerLoop"))
        .isEqualTo(Map.of(1, List.of(), 2, List.of(), 3, List.of()));
  }

  @Test
  void aLoop() {
    assertThat(balanced("inLoop"))
        .isEqualTo(Map.of(1, List.of("this.lock"), 2, List.of(), 3, List.of()));
  }

  @Test
  void locksThatOverlap() {
    assertThat(balanced("handOverHand"))
        .isEqualTo(
            Map.of(
                1, List.of("this.lock", "this.next.lock"),
                2, List.of("this.next.lock"),
                3, List.of()));
  }

  @Test
  void otherWaysToTakeALock() {
    assertThat(balanced("interruptibly")).isEqualTo(Map.of(1, List.of("this.lock"), 2, List.of()));
  }

  @Test
  void theTwoLocksOfAReadWriteLock() {
    assertThat(balanced("readAndWrite"))
        .isEqualTo(
            Map.of(
                1, List.of("this.both.readLock()"),
                2, List.of("this.both.writeLock()"),
                3, List.of()));
  }

  /** An object without a name must not be mistaken for a parameter that has its invented one. */
  @Test
  void namesAreNotMixedUp() {
    Map<Integer, List<String>> places = balanced("sameName");
    assertThat(places.get(2)).containsExactly("v2");
    assertThat(places.get(1)).hasSize(1).isNotEqualTo(places.get(2));
  }

  /** Whoever asks adds that monitor: it is held throughout. */
  @Test
  void theMonitorOfASynchronizedMethodIsNotAmongThem() {
    assertThat(balanced("wholeMethod")).isEqualTo(Map.of(1, List.of()));
  }
}

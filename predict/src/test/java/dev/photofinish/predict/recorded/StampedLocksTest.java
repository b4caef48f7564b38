package dev.photofinish.predict.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.PredictOptions;
import dev.photofinish.predict.PredictProgress;
import dev.photofinish.predict.Predictor;
import dev.photofinish.predict.symbolic.Recorded;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Stamped locks are locks: their sections may come in another order, but not at once. */
class StampedLocksTest {

  private static final String LOCK = "static final StampedLock lock = new StampedLock(); ";

  /** What some thread has and another one gives back. */
  private static final String STAMP = LOCK + "static volatile long stamp; ";

  /** A write in a section of one thread, and later a read in one of another. */
  private static final String SECTIONS =
      """
      Thread a = start(() -> { /w/ long s = TAKE /W/ GIVE });
      Thread b = start(() -> { Thread.sleep(100); long s = TAKE_OTHER /R/ GIVE_OTHER /r/ });
      a.join();
      b.join();
      """;

  @TempDir Path folder;

  static Stream<Mechanism> sections() {
    return Stream.of(
        sections("lock.writeLock();", "lock.unlockWrite(s);"),
        sections("lock.writeLockInterruptibly();", "lock.unlock(s);"),
        sections("lock.tryWriteLock(); if (s == 0) { return; }", "lock.unlockWrite(s);"),
        sections("0; lock.asWriteLock().lock();", "lock.asWriteLock().unlock();"),
        sections(
            "0; lock.asReadWriteLock().writeLock().lock();",
            "lock.asReadWriteLock().writeLock().unlock();"),
        sections("lock.tryConvertToWriteLock(lock.readLock());", "lock.unlockWrite(s);"),
        sections("lock.tryConvertToWriteLock(lock.writeLock());", "lock.unlockWrite(s);"),
        sections("lock.tryWriteLock(1, TimeUnit.SECONDS);", "lock.unlockWrite(s);"),
        sections("lock.writeLock();", "lock.unlockRead(lock.tryConvertToReadLock(s));"),
        reading("lock.readLock();", "lock.unlockRead(s);"),
        reading("lock.readLockInterruptibly();", "lock.unlock(s);"),
        reading("lock.tryReadLock();", "lock.unlockRead(s);"),
        reading("lock.readLock(); lock.readLock();", "lock.unlockRead(s); lock.unlockRead(s);"),
        reading("0; lock.asReadLock().lock();", "lock.asReadLock().unlock();"),
        reading("lock.tryConvertToReadLock(lock.writeLock());", "lock.unlockRead(s);"),
        reading("lock.tryConvertToReadLock(lock.readLock());", "lock.unlockRead(s);"));
  }

  /** Sections that stay in their order: somebody reads without the lock, or asks who has it. */
  static Stream<Mechanism> ordered() {
    return Stream.of(
        sections("lock.tryWriteLock(1, TimeUnit.SECONDS);", "lock.tryUnlockWrite();"),
        sections("lock.tryConvertToWriteLock(lock.tryOptimisticRead());", "lock.unlockWrite(s);"),
        sections("lock.writeLock();", "lock.tryConvertToOptimisticRead(s);"),
        reading("lock.tryConvertToReadLock(lock.tryOptimisticRead());", "lock.unlockRead(s);"),
        reading("lock.readLock();", "lock.tryConvertToOptimisticRead(s);"),
        reading("lock.readLock();", "lock.tryUnlockRead();"));
  }

  private static Mechanism sections(String take, String give) {
    return of(take, give, take, give);
  }

  private static Mechanism reading(String take, String give) {
    return of("lock.writeLock();", "lock.unlockWrite(s);", take, give);
  }

  private static Mechanism of(String take, String give, String takeOther, String giveOther) {
    String body =
        SECTIONS
            .replace("TAKE_OTHER", takeOther)
            .replace("GIVE_OTHER", giveOther)
            .replace("TAKE", take)
            .replace("GIVE", give);
    return new Mechanism(takeOther + " " + giveOther, LOCK, body);
  }

  /** What hangs on who has the lock in between, or had it. */
  static Stream<Mechanism> silent() {
    String busy =
        """
        Thread b = start(() -> {
          Thread.sleep(100);
          long s = lock.writeLock(); busy = true; lock.unlockWrite(s);
          /W/
          s = lock.writeLock(); busy = false; lock.unlockWrite(s);
        });
        a.join();
        b.join();
        """;
    return Stream.of(
        new Mechanism(
            "a reader who goes on to write",
            LOCK + "static boolean busy;",
            """
            Thread a = start(() -> {
              long s = lock.readLock();
              boolean isFree = !busy;
              s = lock.tryConvertToWriteLock(s);
              if (isFree) { /R/ }
              lock.unlockWrite(s);
            });
            """
                + busy),
        new Mechanism(
            "a writer who goes on to read",
            LOCK + "static boolean busy;",
            """
            Thread a = start(() -> {
              long s = lock.writeLock();
              boolean isFree = !busy;
              s = lock.tryConvertToReadLock(s);
              if (isFree) { /R/ }
              lock.unlockRead(s);
            });
            """
                + busy),
        new Mechanism(
            "a lock that is passed on",
            STAMP,
            """
            Thread a = start(() -> { stamp = lock.writeLock(); /W/ });
            Thread b = start(() -> { while (stamp == 0) { Thread.sleep(1); } lock.unlockWrite(stamp); });
            Thread c = start(() -> { Thread.sleep(100); lock.writeLock(); /R/ });
            a.join(); b.join(); c.join();
            """),
        new Mechanism(
            "a lock that is passed on between readers",
            STAMP,
            """
            Thread a = start(() -> { stamp = lock.readLock(); /R/ });
            Thread b = start(() -> { while (stamp == 0) { Thread.sleep(1); } lock.unlockRead(stamp); });
            Thread c = start(() -> { Thread.sleep(100); lock.writeLock(); /W/ });
            a.join(); b.join(); c.join();
            """),
        new Mechanism(
            "a lock that was passed on before",
            STAMP,
            """
            stamp = lock.writeLock();
            start(() -> lock.unlock(stamp)).join();
            Thread a = start(() -> { long s = lock.writeLock(); /W/ lock.unlockWrite(s); });
            Thread b = start(() -> { Thread.sleep(100); long s = lock.readLock(); /R/ lock.unlockRead(s); });
            a.join(); b.join();
            """),
        new Mechanism(
            "a class of stamped locks",
            "static class Own extends StampedLock {} static final StampedLock lock = new Own();",
            """
            Thread a = start(() -> { long s = lock.writeLock(); /W/ lock.unlockWrite(s); });
            Thread b = start(() -> { Thread.sleep(100); long s = lock.readLock(); /R/ lock.unlockRead(s); });
            a.join(); b.join();
            """),
        refused("lock.tryOptimisticRead() == 0"),
        refused("lock.tryWriteLock() == 0"),
        refused("lock.tryReadLock() == 0"),
        refused("!lock.validate(free)"),
        refused("lock.tryConvertToReadLock(free) == 0"),
        refused("lock.isWriteLocked()"),
        new Mechanism(
            "a read without the lock between two who write",
            LOCK + "static boolean busy;",
            """
            Thread b = start(() -> {
              long s = lock.writeLock(); lock.unlockWrite(s);
              /W/
              s = lock.writeLock(); lock.unlockWrite(s);
            });
            b.join(50);
            Thread a = start(() -> {
              long s = lock.tryOptimisticRead();
              if (lock.validate(s)) { /R/ }
            });
            a.join(); b.join();
            """));
  }

  private static Mechanism refused(String answer) {
    return new Mechanism(
        answer,
        LOCK + "static final long free = lock.tryOptimisticRead();",
        """
        Thread a = start(() -> { /W/ lock.writeLock(); });
        Thread b = start(() -> { Thread.sleep(100); if (ANSWER) { /R/ } });
        a.join(); b.join();
        """
            .replace("ANSWER", answer));
  }

  private List<String> races(String program) throws Exception {
    Recorded recorded = Recorded.of(folder, program);
    return new Predictor(new PredictOptions(1_000, 10, 1))
            .predict(List.of(recorded.run()), recorded.program(), PredictProgress.SILENT)
            .races()
            .stream()
            .map(found -> found.race().location().name())
            .toList();
  }

  @ParameterizedTest
  @MethodSource("sections")
  void sectionsMayComeInAnotherOrder(Mechanism mechanism) throws Exception {
    assertThat(races(mechanism.unordered())).contains("Box.x");
  }

  @ParameterizedTest
  @MethodSource({"sections", "ordered", "silent"})
  void whatTheyOrderIsSilent(Mechanism mechanism) throws Exception {
    assertThat(races(mechanism.ordered())).doesNotContain("Box.x");
  }
}

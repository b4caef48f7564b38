package dev.photofinish.prove.lock;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.prove.ProveOptions;
import dev.photofinish.prove.ProveOptions.LockAnalysis;
import dev.photofinish.prove.figures.Figure;
import dev.photofinish.prove.race.Tuple;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Locks that two threads may both hold, of all kinds. */
class MayLocksTest {

  private static final String SOURCE =
      """
      import java.util.concurrent.locks.*;
      public class T extends Thread {
        static final ReentrantLock LOCK = new ReentrantLock();
        static final ReentrantReadWriteLock PAIR = new ReentrantReadWriteLock();
        static final Object[] LOCKS = new Object[8];
        static int locked, readers, writer, ofClass, any, nothing;
        public static void main(String[] a) {
          for (int i = 0; i < 8; i++) LOCKS[i] = new Object();
          new T().start();
          new U().start();
        }
        static synchronized void count() {
          ofClass++;
        }
        public void run() {
          LOCK.lock();
          locked++;
          LOCK.unlock();
          nothing++;
          PAIR.readLock().lock();
          readers++;
          PAIR.readLock().unlock();
          PAIR.writeLock().lock();
          writer++;
          PAIR.writeLock().unlock();
          count();
          synchronized (LOCKS[1]) {
            any++;
          }
        }
      }
      class U extends Thread {
        public void run() {
          T.LOCK.lock();
          T.locked++;
          T.LOCK.unlock();
          T.nothing++;
          T.PAIR.readLock().lock();
          T.readers++;
          T.writer++;
          T.PAIR.readLock().unlock();
          synchronized (T.class) {
            T.ofClass++;
          }
          synchronized (T.LOCKS[2]) {
            T.any++;
          }
        }
      }
      """;

  /** What keeps two different threads apart on each field. */
  private static Map<String, Exclusion> exclusions(LockAnalysis locks) throws Exception {
    try (Figure figure = Figure.of(SOURCE, ProveOptions.of("T").withLocks(locks))) {
      return figure
          .tuples()
          .filter(Tuple::mayRunInParallel)
          .collect(
              Collectors.toMap(
                  tuple -> tuple.first().access().field().name(),
                  Tuple::exclusion,
                  Exclusion::weaker));
    }
  }

  @Test
  void locksThatBothMayHoldKeepThemApart() throws Exception {
    assertThat(exclusions(LockAnalysis.MAY))
        .containsEntry("locked", Exclusion.LIKELY)
        .containsEntry("writer", Exclusion.LIKELY)
        .containsEntry("ofClass", Exclusion.LIKELY)
        .containsEntry("nothing", Exclusion.NONE);
  }

  @Test
  void readersAreNotKeptApart() throws Exception {
    assertThat(exclusions(LockAnalysis.MAY)).containsEntry("readers", Exclusion.NONE);
  }

  /** The two hold different objects of one site: a race that only the sound analysis reports. */
  @Test
  void FN_locksOfOneSiteAreTakenForOne() throws Exception {
    assertThat(exclusions(LockAnalysis.MAY)).containsEntry("any", Exclusion.LIKELY);
    assertThat(exclusions(LockAnalysis.SOUND))
        .containsEntry("any", Exclusion.NONE)
        .containsEntry("locked", Exclusion.GLOBAL);
  }
}

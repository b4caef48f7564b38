package dev.photofinish.predict.recorded;

import java.util.List;
import java.util.stream.Stream;

/** What threads tell of themselves to those who ask them, or which there are. */
final class ThreadMechanisms {

  private static final List<Mechanism> SET =
      List.of(
          set("Name", "\"done\""),
          set("Priority", "7"),
          set("ContextClassLoader", "null"),
          set("UncaughtExceptionHandler", "handler"),
          new Mechanism(
              "handler of all threads",
              "static final Thread.UncaughtExceptionHandler handler = (t, e) -> {};",
              """
              Thread a = start(() -> { /W/ Thread.setDefaultUncaughtExceptionHandler(handler); /w/ });
              while (Thread.getDefaultUncaughtExceptionHandler() != handler) { Thread.sleep(1); }
              /R/ /r/
              a.join();
              Thread.setDefaultUncaughtExceptionHandler(null);
              """));

  private static final List<Mechanism> ENDS =
      List.of(
          Mechanism.of(
              "end of a thread that a unit of time waits for",
              """
              Thread a = start(() -> { /W/ /w/ });
              /r/
              TimeUnit.SECONDS.timedJoin(a, 10);
              /R/
              """),
          Mechanism.of(
              "a thread that has no stack",
              """
              Thread a = start(() -> { /W/ /w/ });
              /r/
              while (Thread.getAllStackTraces().containsKey(a)) { Thread.sleep(1); }
              /R/
              """),
          // A thread that leaves its group is not over yet.
          Mechanism.of(
              "a group that has no thread",
              """
              ThreadGroup group = new ThreadGroup("group");
              new Thread(group, () -> { /W/ /w/ }).start();
              /r/
              for (int looks = 2; looks > 0; Thread.sleep(1)) {
                looks = group.activeCount() > 0 ? 2 : looks - 1;
              }
              /R/
              """));

  private static final List<Mechanism> STATES =
      List.of(
          waits("WAITING", "synchronized (lock) { lock.wait(); }"),
          waits("TIMED_WAITING", "Thread.sleep(60_000);"),
          waits("WAITING", "LockSupport.park();"),
          waits("WAITING", "new Semaphore(0).acquireUninterruptibly();"),
          waits("WAITING", "new CompletableFuture<String>().join();"),
          waits("WAITING", "new LinkedBlockingQueue<String>().take();"),
          Mechanism.of(
              "a thread that is blocked",
              """
              Object lock = new Object();
              Thread a;
              synchronized (lock) {
                a = start(() -> { /W/ synchronized (lock) { /w/ } });
                while (a.getState() != Thread.State.BLOCKED) { Thread.sleep(1); }
                /R/
              }
              /r/
              a.join();
              """));

  static List<Mechanism> all() {
    return Stream.of(SET, ENDS, STATES).flatMap(List::stream).toList();
  }

  private static Mechanism set(String property, String value) {
    return new Mechanism(
        property + " of a thread",
        "static final Thread.UncaughtExceptionHandler handler = (t, e) -> {};",
        """
        Thread a = start(() -> { /W/ Thread.currentThread().setPROPERTY(VALUE); /w/ Thread.sleep(100); });
        while (!Objects.equals(a.getPROPERTY(), VALUE)) { Thread.sleep(1); }
        /R/ /r/
        a.join();
        """
            .replace("PROPERTY", property)
            .replace("VALUE", value));
  }

  private static Mechanism waits(String state, String wait) {
    return Mechanism.of(
        "a thread that waits: " + wait,
        """
        Object lock = new Object();
        Thread a = start(() -> { /W/ try { BLOCK } catch (Exception e) { } });
        Thread b = start(() -> { /w/ });
        while (a.getState() != Thread.State.SEEN) { Thread.sleep(1); }
        /R/ /r/
        a.interrupt();
        """
            .replace("SEEN", state)
            .replace("BLOCK", wait));
  }

  private ThreadMechanisms() {}
}

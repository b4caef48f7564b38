package dev.photofinish.predict.recorded;

import java.util.List;
import java.util.stream.Stream;

/** The things by which Java programs order their threads, one program for each. */
final class Mechanisms {

  private static final List<Mechanism> SYNCHRONISERS =
      List.of(
          Mechanism.of(
              "latch",
              """
              CountDownLatch latch = new CountDownLatch(1);
              Thread a = start(() -> { /W/ latch.countDown(); /w/ });
              Thread b = start(() -> { latch.await(); /R/ /r/ });
              a.join(); b.join();
              """),
          Mechanism.of(
              "latch that is looked at",
              """
              CountDownLatch latch = new CountDownLatch(1);
              Thread a = start(() -> { /W/ latch.countDown(); /w/ });
              Thread b = start(() -> { /r/ while (latch.getCount() > 0) { Thread.onSpinWait(); } /R/ });
              a.join(); b.join();
              """),
          Mechanism.of(
              "semaphore",
              """
              Semaphore semaphore = new Semaphore(0);
              Thread a = start(() -> { /W/ semaphore.release(); /w/ });
              Thread b = start(() -> { semaphore.acquire(); /R/ /r/ });
              a.join(); b.join();
              """),
          Mechanism.of(
              "barrier",
              """
              CyclicBarrier barrier = new CyclicBarrier(2);
              Thread a = start(() -> { /W/ barrier.await(); /w/ });
              Thread b = start(() -> { barrier.await(); /R/ /r/ });
              a.join(); b.join();
              """),
          Mechanism.of(
              "action of a barrier",
              """
              CyclicBarrier barrier = new CyclicBarrier(2, () -> { /R/ });
              Thread a = start(() -> { /W/ barrier.await(); /w/ });
              Thread b = start(() -> { barrier.await(); /r/ });
              a.join(); b.join();
              """),
          Mechanism.of(
              "phaser",
              """
              Phaser phaser = new Phaser(2);
              Thread a = start(() -> { /W/ phaser.arrive(); /w/ });
              Thread b = start(() -> { phaser.arriveAndAwaitAdvance(); /R/ /r/ });
              a.join(); b.join();
              """),
          Mechanism.of(
              "exchanger",
              """
              Exchanger<Object> exchanger = new Exchanger<>();
              Thread a = start(() -> { /W/ exchanger.exchange("a"); /w/ });
              Thread b = start(() -> { exchanger.exchange("b"); /R/ /r/ });
              a.join(); b.join();
              """),
          Mechanism.of(
              "permit to go on",
              """
              Thread b = start(() -> { /r/ while (seen == 0) { LockSupport.park(); seen = 1; } /R/ });
              Thread a = start(() -> { /W/ LockSupport.unpark(b); /w/ });
              a.join(); b.join();
              """),
          Mechanism.of(
              "interrupt of a sleep",
              """
              Thread b = start(() -> {
                /r/
                try { Thread.sleep(60_000); } catch (InterruptedException e) { /R/ }
              });
              Thread a = start(() -> { /W/ b.interrupt(); /w/ });
              a.join(); b.join();
              """),
          Mechanism.of(
              "interrupt that is looked for",
              """
              Thread b = start(() -> { /r/ while (!Thread.interrupted()) { Thread.onSpinWait(); } /R/ });
              Thread a = start(() -> { /W/ b.interrupt(); /w/ });
              a.join(); b.join();
              """),
          Mechanism.of(
              "interrupt of a wait",
              """
              Object lock = new Object();
              Thread b = start(() -> {
                /r/
                try { synchronized (lock) { lock.wait(); } } catch (InterruptedException e) { /R/ }
              });
              Thread a = start(() -> { /W/ b.interrupt(); /w/ });
              a.join(); b.join();
              """));

  private static final List<Mechanism> LOCKS =
      List.of(
          Mechanism.of(
              "reentrant lock",
              """
              ReentrantLock lock = new ReentrantLock();
              Body body = () -> { /w/ lock.lock(); lock.lock(); try { /W/ } finally { lock.unlock(); lock.unlock(); } };
              Body other = () -> { /r/ lock.lock(); try { /R/ } finally { lock.unlock(); } };
              Thread a = start(body);
              Thread b = start(other);
              a.join(); b.join();
              """),
          Mechanism.of(
              "lock by its interface, tried",
              """
              Lock lock = new ReentrantLock();
              Thread a = start(() -> { /w/ while (!lock.tryLock()) { } try { /W/ } finally { lock.unlock(); } });
              Thread b = start(() -> {
                /r/ while (!lock.tryLock(1, TimeUnit.SECONDS)) { } try { /R/ } finally { lock.unlock(); }
              });
              a.join(); b.join();
              """),
          Mechanism.of(
              "lock that can be interrupted",
              """
              Lock lock = new ReentrantLock();
              Thread a = start(() -> { /w/ lock.lockInterruptibly(); try { /W/ } finally { lock.unlock(); } });
              Thread b = start(() -> { /r/ lock.lockInterruptibly(); try { /R/ } finally { lock.unlock(); } });
              a.join(); b.join();
              """),
          Mechanism.of(
              "read-write lock",
              """
              ReadWriteLock lock = new ReentrantReadWriteLock();
              Thread a = start(() -> { /w/ lock.writeLock().lock(); try { /W/ } finally { lock.writeLock().unlock(); } });
              Thread b = start(() -> { /r/ lock.readLock().lock(); try { /R/ } finally { lock.readLock().unlock(); } });
              a.join(); b.join();
              """),
          Mechanism.of(
              "stamped lock",
              """
              StampedLock lock = new StampedLock();
              Thread a = start(() -> { /w/ long s = lock.writeLock(); try { /W/ } finally { lock.unlockWrite(s); } });
              Thread b = start(() -> { /r/ long s = lock.readLock(); try { /R/ } finally { lock.unlockRead(s); } });
              a.join(); b.join();
              """),
          Mechanism.of(
              "condition",
              """
              ReentrantLock lock = new ReentrantLock();
              Condition condition = lock.newCondition();
              boolean[] isSet = new boolean[1];
              Thread a = start(() -> {
                /W/ lock.lock(); try { isSet[0] = true; condition.signal(); } finally { lock.unlock(); } /w/
              });
              Thread b = start(() -> {
                lock.lock(); try { while (!isSet[0]) { condition.await(); } } finally { lock.unlock(); } /R/ /r/
              });
              a.join(); b.join();
              """),
          Mechanism.of(
              "wait and notify",
              """
              Object lock = new Object();
              boolean[] isSet = new boolean[1];
              Thread a = start(() -> { /W/ synchronized (lock) { isSet[0] = true; lock.notify(); } /w/ });
              Thread b = start(() -> { synchronized (lock) { while (!isSet[0]) { lock.wait(1000); } } /R/ /r/ });
              a.join(); b.join();
              """));

  private static final List<Mechanism> MEMORY =
      List.of(
          new Mechanism(
              "volatile field",
              "static volatile boolean isSet;",
              """
              Thread a = start(() -> { /W/ isSet = true; /w/ });
              Thread b = start(() -> { /r/ while (!isSet) { Thread.onSpinWait(); } /R/ });
              a.join(); b.join();
              """),
          atomic("AtomicBoolean", "flag.set(true)", "!flag.get()"),
          atomic("AtomicInteger", "flag.incrementAndGet()", "flag.get() == 0"),
          atomic("AtomicLong", "flag.compareAndSet(0, 5)", "flag.get() == 0"),
          atomic("AtomicInteger", "flag.updateAndGet(x -> x + 1)", "flag.get() == 0"),
          atomic("AtomicReference<String>", "flag.set(\"x\")", "flag.get() == null"),
          atomic("LongAdder", "flag.increment()", "flag.sum() == 0"),
          Mechanism.of(
              "atomic array",
              """
              AtomicIntegerArray flags = new AtomicIntegerArray(3);
              Thread a = start(() -> { /W/ flags.set(1, 4); /w/ });
              Thread b = start(() -> { /r/ while (!flags.compareAndSet(1, 4, 5)) { } /R/ });
              a.join(); b.join();
              """),
          new Mechanism(
              "initialisation of a class",
              """
              static class Lazy {
                static final Box made = new Box();
                static { box.x = made.x; /W/ }
                static void use() {}
              }
              """,
              """
              Thread a = start(() -> { Lazy.use(); /w/ });
              Thread b = start(() -> { /r/ Lazy.use(); /R/ });
              a.join(); b.join();
              """));

  private static Mechanism atomic(String type, String set, String test) {
    String made = type.contains("<") ? "new AtomicReference<>()" : "new " + type + "()";
    return Mechanism.of(
        type + " " + set,
        """
        TYPE flag = MADE;
        Thread a = start(() -> { /W/ SET; /w/ });
        Thread b = start(() -> { /r/ while (TEST) { Thread.onSpinWait(); } /R/ });
        a.join(); b.join();
        """
            .replace("TYPE", type)
            .replace("MADE", made)
            .replace("SET", set)
            .replace("TEST", test));
  }

  static final List<Mechanism> ALL =
      Stream.of(
              SYNCHRONISERS,
              LOCKS,
              MEMORY,
              HandleMechanisms.ALL,
              StreamMechanisms.ALL,
              AskedMechanisms.ALL,
              MoreMechanisms.CONTAINERS,
              MoreMechanisms.TASKS,
              PoolMechanisms.all(),
              ThreadMechanisms.all(),
              Interrupts.all())
          .flatMap(List::stream)
          .toList();

  private Mechanisms() {}
}

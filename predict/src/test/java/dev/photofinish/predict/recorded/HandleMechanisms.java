package dev.photofinish.predict.recorded;

import java.util.List;

/** Updaters of fields and handles of variables, by which programs do what atomic objects do. */
final class HandleMechanisms {

  private static final String MEMBERS =
      """
      static class Flag { volatile int set; volatile long wide; volatile Object object; int plain; }
      static final Flag flag = new Flag();
      static final int[] array = new int[3];
      static Object still;
      static final AtomicIntegerFieldUpdater<Flag> SET =
          AtomicIntegerFieldUpdater.newUpdater(Flag.class, "set");
      static final AtomicLongFieldUpdater<Flag> WIDE =
          AtomicLongFieldUpdater.newUpdater(Flag.class, "wide");
      static final AtomicReferenceFieldUpdater<Flag, Object> OBJECT =
          AtomicReferenceFieldUpdater.newUpdater(Flag.class, Object.class, "object");
      static final VarHandle PLAIN = handle(Flag.class, "plain", int.class);
      static final VarHandle STILL = handle(P.class, "still", Object.class);
      static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(int[].class);
      static VarHandle handle(Class<?> owner, String name, Class<?> type) {
        try {
          return owner == P.class
              ? MethodHandles.lookup().findStaticVarHandle(owner, name, type)
              : MethodHandles.lookup().findVarHandle(owner, name, type);
        } catch (ReflectiveOperationException e) {
          throw new IllegalStateException(e);
        }
      }
      """;

  static final List<Mechanism> ALL =
      List.of(
          handle("SET.set(flag, 1)", "SET.get(flag) == 0"),
          handle("SET.incrementAndGet(flag)", "flag.set == 0"),
          handle("flag.set = 1", "SET.getAndAdd(flag, 0) == 0"),
          handle("SET.updateAndGet(flag, x -> x + 1)", "flag.set == 0"),
          handle("WIDE.compareAndSet(flag, 0, 5)", "!WIDE.compareAndSet(flag, 5, 6)"),
          handle("OBJECT.lazySet(flag, \"x\")", "OBJECT.get(flag) == null"),
          handle("PLAIN.setRelease(flag, 1)", "(int) PLAIN.getAcquire(flag) == 0"),
          handle("PLAIN.getAndAdd(flag, 1)", "!PLAIN.weakCompareAndSet(flag, 1, 2)"),
          handle("PLAIN.compareAndExchange(flag, 0, 5)", "(int) PLAIN.getAcquire(flag) == 0"),
          handle(
              "STILL.compareAndExchangeRelease((Object) null, (Object) \"x\")",
              "STILL.getVolatile() == null"),
          handle(
              "ELEMENTS.compareAndExchange(array, 2, 0, 4)",
              "(int) ELEMENTS.compareAndExchangeAcquire(array, 2, 4, 5) != 4"),
          handle("STILL.setVolatile((Object) \"x\")", "STILL.getVolatile() == null"),
          handle("ELEMENTS.setOpaque(array, 1, 4)", "(int) ELEMENTS.getVolatile(array, 1) == 0"));

  private HandleMechanisms() {}

  private static Mechanism handle(String set, String test) {
    return new Mechanism(
        set,
        MEMBERS,
        """
        Thread a = start(() -> { /W/ SETS; /w/ });
        Thread b = start(() -> { /r/ while (TESTS) { Thread.onSpinWait(); } /R/ });
        a.join(); b.join();
        """
            .replace("SETS", set)
            .replace("TESTS", test));
  }
}

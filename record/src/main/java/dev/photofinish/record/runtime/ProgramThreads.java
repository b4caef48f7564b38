package dev.photofinish.record.runtime;

import dev.photofinish.record.runtime.gate.Gate;
import dev.photofinish.record.runtime.gate.GatedThread;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.TraceThread;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The threads of the program: their numbers, who has started them, and what they record with. Safe
 * for many threads.
 */
final class ProgramThreads {

  /** Makes what a thread records with. */
  @FunctionalInterface
  interface Maker {

    /**
     * For the current thread.
     *
     * @param isOurs whether it is none of the program, so that nothing of it is recorded
     * @param gated in gate mode, what holds the thread
     */
    Context make(TraceThread thread, boolean isOurs, @Nullable GatedThread gated);
  }

  private final Maker maker;
  private final ThreadFiles files;
  private final Orphans orphans;
  private final @Nullable Gate gate;
  private final LivingThreads living = new LivingThreads();

  /** Threads by their numbers, each plus one. */
  private final Numbers numbers = new Numbers(new AtomicLong());

  /** The numbers of the threads that started others, by the numbers of these. */
  private final Map<Integer, Integer> parents = new ConcurrentHashMap<>();

  private final ThreadLocal<Context> contexts = ThreadLocal.withInitial(this::ownContext);

  /** By the numbers of threads: workers of the common pool lose what is local to them. */
  private final Map<Integer, Context> known = new ConcurrentHashMap<>();

  ProgramThreads(Maker maker, ThreadFiles files, Orphans orphans, @Nullable Gate gate) {
    this.maker = maker;
    this.files = files;
    this.orphans = orphans;
    this.gate = gate;
  }

  /** What the current thread records with. */
  Context context() {
    return contexts.get();
  }

  private Context ownContext() {
    Thread thread = Thread.currentThread();
    if (thread instanceof OwnThread) {
      return maker.make(described(thread, TraceThread.NO_PARENT), true, null);
    }
    int number = numberOf(thread);
    Context context = known.get(number);
    if (context == null) {
      GatedThread gated = gate == null ? null : gate.thread(thread, number);
      context = maker.make(described(thread, number), false, gated);
      add(context);
      living.begun(thread, number);
      if (!parents.containsKey(number)) {
        orphans.begun(thread, number, context);
      }
    }
    return context;
  }

  private TraceThread described(Thread thread, int number) {
    int parent = parents.getOrDefault(number, TraceThread.NO_PARENT);
    return new TraceThread(number, thread.getName(), parent, isVirtual(thread));
  }

  /** Java 17 has none, and its class of threads cannot tell. */
  private static boolean isVirtual(Thread thread) {
    return thread.getClass().getName().equals("java.lang.VirtualThread");
  }

  private void add(Context context) {
    if (!context.isOff()) {
      known.put(context.thread(), context);
      files.add(context.written());
    }
    context.event(EventKind.BEGIN, 0, 0, 0, 0);
  }

  /** A thread is over, and all of it is written. */
  void forget(int number) {
    known.remove(number);
  }

  /** Those that have begun, and were not seen to be over. */
  List<Thread> living() {
    return living.all();
  }

  /** See {@link LivingThreads#joinDead}. */
  boolean joinDead(Context context, Consumer<Thread> seen) {
    return living.joinDead(context, seen);
  }

  /** See {@link Recording#comeBehindAll}. */
  void comeBehindAll(Context context) {
    known.values().forEach(context::comeBehind);
  }

  /** See {@link Recording#fork}. */
  void fork(Thread child, int site) {
    // Whoever starts a thread was there before it.
    Context parent = context();
    int number = numberOf(child);
    if (parents.putIfAbsent(number, parent.thread()) == null) {
      if (gate != null) {
        gate.fork(parent.thread(), number);
      }
      parent.event(EventKind.FORK, site, 0, 0, number);
    }
  }

  /** See {@link Recording#numberOf}. */
  int numberOf(Thread thread) {
    long number = numbers.of(thread);
    if (number == 0) {
      number = Math.abs(numbers.add(thread));
    }
    return (int) number - 1;
  }
}

package dev.photofinish.record.weave;

import static dev.photofinish.record.weave.PlanBuilder.CALLS;
import static dev.photofinish.record.weave.PlanBuilder.LOCKS;
import static dev.photofinish.record.weave.PlanBuilder.TASKS;
import static dev.photofinish.record.weave.PlanBuilder.THREADS;

import dev.photofinish.record.weave.Step.Shape;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Type;

/**
 * Calls whose meaning to other threads is more exact than models say: threads, locks, conditions,
 * and {@linkplain TaskCalls tasks}. Of each, what is told is what the specification of the type
 * promises.
 */
final class SpecialCalls {

  private static final String CONCURRENT = "java/util/concurrent/";

  /** What reads and writes fields and elements that it was made for. */
  private static final Set<String> HANDLES =
      Set.of(
          "java/lang/invoke/VarHandle",
          "java/lang/invoke/MethodHandle",
          "sun/misc/Unsafe",
          "jdk/internal/misc/Unsafe");

  /** What handles tell of themselves. */
  private static final Set<String> NO_ACCESS =
      Set.of(
          "type",
          "bindTo",
          "asType",
          "asSpreader",
          "asCollector",
          "withVarargs",
          "varType",
          "coordinateTypes",
          "objectFieldOffset",
          "arrayBaseOffset",
          "arrayIndexScale");

  private static final Set<String> ADDERS =
      Set.of(CONCURRENT + "atomic/LongAdder", CONCURRENT + "atomic/DoubleAdder");

  private static final Set<String> ADDS = Set.of("add", "increment", "decrement");

  private final ClassFinder finder;
  private final AtomicCalls atomics = new AtomicCalls();
  private final TaskCalls tasks;
  private final PoolCalls pools;
  private final StreamCalls streams;

  SpecialCalls(ClassFinder finder) {
    this.finder = finder;
    this.tasks = new TaskCalls(finder);
    this.pools = new PoolCalls(finder);
    this.streams = new StreamCalls(finder);
  }

  /** Whether objects of a type only keep what they are given. */
  boolean isContainer(String type) {
    return is(type, "java/util/Collection")
        || is(type, "java/util/Map")
        || is(type, "java/util/Iterator")
        || is(type, "java/lang/Throwable")
        || is(type, "java/util/Map$Entry")
        || type.startsWith("java/util/concurrent/atomic/")
        || type.equals("java/util/Collections")
        || type.equals("java/util/Arrays")
        || type.equals("java/util/Optional");
  }

  boolean isFuture(String type) {
    return tasks.isFuture(type);
  }

  /** Whether a call goes on only if its thread has not been interrupted. */
  boolean mayStop(LibraryCall call) {
    return finder.mayStop(call.type(), new ClassFacts.MethodKey(call.name(), call.descriptor()));
  }

  /** Adds what a call tells beside what is known of it by models or here. */
  void addTo(LibraryCall call, PlanBuilder plan) {
    pools.addTo(call, plan);
    streams.addTo(call, plan);
    if (ThreadStates.mayWait(call)) {
      plan.before(THREADS, "waiting");
    }
  }

  private boolean is(String type, String above) {
    return finder.isA(type, above);
  }

  Optional<CallPlan> plan(LibraryCall call) {
    PlanBuilder plan = new PlanBuilder(call);
    boolean isSpecial =
        isOfMonitor(call, plan)
            || Globals.plan(call, plan)
            || isOfCollector(call, plan)
            || isOfAdder(call, plan)
            || isOfBuilder(call, plan)
            || atomics.plan(call, plan)
            || isOfHandle(call, plan)
            || isOfThread(call, plan)
            || StampedCalls.plan(call, plan)
            || isOfLock(call, plan)
            || tasks.plan(call, plan);
    return isSpecial ? Optional.of(plan.build(Handed.ALL)) : Optional.empty();
  }

  private static boolean isOfMonitor(LibraryCall call, PlanBuilder plan) {
    if (call.isStatic()) {
      return false;
    }
    boolean hasNoArguments = call.descriptor().startsWith("()");
    switch (call.name()) {
      case "wait" -> {
        if (!Set.of("()V", "(J)V", "(JI)V").contains(call.descriptor())) {
          return false;
        }
        plan.before(LOCKS, "waiting", Step.THIS);
        plan.after(LOCKS, hasNoArguments ? "woken" : "stopped", Shape.OPERAND, Step.THIS);
        plan.failed(LOCKS, "stopped", Step.THIS);
      }
      case "notify" -> plan.before(LOCKS, "notifying", Step.THIS);
      case "notifyAll" -> plan.before(LOCKS, "notifyingAll", Step.THIS);
      default -> {
        return false;
      }
    }
    return hasNoArguments || call.name().equals("wait");
  }

  /** What a queue gives is not used any more by anybody. */
  private static boolean isOfCollector(LibraryCall call, PlanBuilder plan) {
    boolean gives = call.name().equals("remove") || call.name().equals("poll");
    if (!gives || !call.type().equals("java/lang/ref/ReferenceQueue")) {
      return false;
    }
    plan.uses(Step.THIS).after(CALLS, "collected", Shape.RESULT, Step.THIS);
    return true;
  }

  /** Nearly all builders are known to one thread, so there is little around their calls. */
  private static boolean isOfBuilder(LibraryCall call, PlanBuilder plan) {
    boolean isBuilder = call.type().equals("java/lang/StringBuilder") && !call.isConstructor();
    if (isBuilder && returnsItself(call)) {
      plan.before(CALLS, "building", Step.THIS);
    } else if (isBuilder) {
      plan.before(CALLS, "reading", Step.THIS).after(CALLS, "looked", Shape.OPERAND, Step.THIS);
    }
    return isBuilder;
  }

  /** As all calls do that change a builder, but for those that return nothing. */
  private static boolean returnsItself(LibraryCall call) {
    Type result = call.result();
    return result.getSort() == Type.OBJECT
        ? result.getInternalName().equals(call.type())
        : result.getSort() == Type.VOID && !call.name().equals("getChars");
  }

  /** Who adds to a sum waits for nobody, and is told nothing. */
  private static boolean isOfAdder(LibraryCall call, PlanBuilder plan) {
    boolean isAdder = ADDERS.contains(call.type()) && !call.isConstructor();
    if (isAdder && ADDS.contains(call.name())) {
      plan.before(CALLS, "signal", Step.THIS).always(CALLS, "changed", Step.THIS);
    } else if (isAdder) {
      plan.uses(Step.THIS);
    }
    return isAdder;
  }

  /** Memory of the program is read or written in ways that are not known here. */
  private static boolean isOfHandle(LibraryCall call, PlanBuilder plan) {
    boolean isHandle =
        HANDLES.contains(call.type())
            || (call.type().startsWith(CONCURRENT + "atomic/Atomic")
                && call.type().endsWith("FieldUpdater"));
    boolean isAccess = isHandle && !call.isStatic() && !NO_ACCESS.contains(call.name());
    if (isAccess) {
      plan.before(CALLS, "gap").leaves().always(CALLS, "gap");
    }
    return isAccess;
  }

  private boolean isOfThread(LibraryCall call, PlanBuilder plan) {
    if (ThreadCalls.plan(call, plan)) {
      return true;
    } else if (call.type().equals("java/util/concurrent/locks/LockSupport")) {
      if (call.name().equals("unpark")) {
        plan.before(THREADS, "telling", 0);
      } else {
        plan.always(THREADS, "told");
      }
      return true;
    } else if (call.name().equals("addShutdownHook")) {
      plan.before(THREADS, "starting", 0);
      return call.type().equals("java/lang/Runtime");
    } else if (!is(call.type(), "java/lang/Thread")) {
      return false;
    }
    switch (call.name()) {
      case "start" -> plan.before(THREADS, "starting", Step.THIS);
      case "join", "isAlive", "isInterrupted" ->
          plan.before(THREADS, "asking", Step.THIS).always(THREADS, "asked", Step.THIS);
      case "getState" -> {
        plan.before(THREADS, "asking", Step.THIS).always(THREADS, "asked", Step.THIS);
        ThreadCalls.planState(call, plan);
      }
      case "interrupt" ->
          plan.before(THREADS, "telling", Step.THIS).always(THREADS, "interrupted", Step.THIS);
      case "interrupted" -> plan.before(THREADS, "stopping").always(THREADS, "stopped");
      case "startVirtualThread" ->
          plan.before(TASKS, "handOver", 0).after(THREADS, "started", Shape.RESULT, 0);
      case "ofVirtual", "ofPlatform" -> {
        return false;
      }
      default -> ThreadCalls.planState(call, plan);
    }
    return true;
  }

  private boolean isOfLock(LibraryCall call, PlanBuilder plan) {
    if (is(call.type(), CONCURRENT + "locks/Condition")) {
      return isOfCondition(call, plan);
    } else if (is(call.type(), CONCURRENT + "locks/ReadWriteLock")) {
      if (call.name().equals("readLock") || call.name().equals("writeLock")) {
        plan.after(CALLS, "view", Shape.RESULT, Step.THIS);
      } else {
        plan.uses(Step.THIS).always(LOCKS, "asked", Step.THIS);
      }
      return true;
    } else if (!is(call.type(), CONCURRENT + "locks/Lock")) {
      return false;
    }
    switch (call.name()) {
      case "lock" ->
          plan.before(LOCKS, "locking", Step.THIS).after(LOCKS, "locked", Shape.OPERAND, Step.THIS);
      case "lockInterruptibly" ->
          plan.before(LOCKS, "locking", Step.THIS)
              .after(LOCKS, "locked", Shape.OPERAND, Step.THIS)
              .always(THREADS, "told");
      case "tryLock" ->
          plan.before(LOCKS, "locking", Step.THIS)
              .before(CALLS, "asking", Step.THIS)
              .after(LOCKS, "tried", Shape.OUTCOME, Step.THIS)
              .always(THREADS, "told");
      case "unlock" ->
          plan.before(LOCKS, "unlocking", Step.THIS).always(CALLS, "changed", Step.THIS);
      case "newCondition" -> plan.after(CALLS, "view", Shape.RESULT, Step.THIS);
      case "isHeldByCurrentThread", "getHoldCount" -> {}
      default -> plan.uses(Step.THIS).always(LOCKS, "asked", Step.THIS);
    }
    return true;
  }

  private static boolean isOfCondition(LibraryCall call, PlanBuilder plan) {
    if (call.name().startsWith("await")) {
      plan.before(LOCKS, "waitingFor", Step.THIS)
          .always(LOCKS, "waitedFor", Step.THIS)
          .always(THREADS, "told");
    } else if (call.name().startsWith("signal")) {
      plan.before(CALLS, "signal", Step.THIS).always(CALLS, "changed", Step.THIS);
    } else {
      return false;
    }
    return true;
  }
}

package dev.photofinish.scan.method;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Closure;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Value;
import dev.photofinish.models.Effect;
import dev.photofinish.models.MethodFacts;
import dev.photofinish.models.Operand;
import dev.photofinish.models.Times;
import dev.photofinish.models.Where;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.Invocation;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Step;
import dev.photofinish.scan.domain.Threads;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs code that was handed on: closures, tasks, threads, here or on another thread. What a caller
 * of the method gave it is left to that caller.
 *
 * <p>An object that the code got hold of when it was handed over, and that the method made itself,
 * is then known to two threads. It has no path from anywhere, so it gets a root of its own.
 */
final class Runs {

  private static final int MAX_DEPTH = 3;

  private final MethodParts parts;
  private final Tasks tasks;
  private final Application application;
  private final Loops loops;
  private final Waits waits;

  Runs(MethodParts parts, Calls calls, Application application, Waits waits) {
    this.parts = parts;
    this.tasks = new Tasks(parts, calls);
    this.application = application;
    this.loops = parts.loops();
    this.waits = waits;
  }

  /** Runs what a model says that a call runs. */
  State apply(Effect.Runs effect, MethodFacts facts, Invoke call, Block block, State state) {
    Symbols what = tasks.unwrapped(Sources.of(effect.what(), call, parts.values()));
    Symbols parameter = Sources.of(effect.with(), call, parts.values());
    JavaType type = effect.what().of().in(call).map(Value::type).orElse(null);
    if (isItself(what) && effect.where() == Where.HERE) {
      parts.summary().handsItselfOn();
    }
    How how = How.of(effect, facts, call, block, parts);
    if (how.elsewhere()) {
      waits.handles().started(call, block, waits.handles().of(effect.what(), call));
    }
    return run(what, type, parameter, how, call, state);
  }

  /** The state after all that a call does: what it has run, and waited for, is over. */
  State finish(MethodFacts facts, Invoke call, State state) {
    if (state.forks().isEmpty()) {
      return state;
    }
    State after = isMany(facts) ? waits.endAt(call, state) : state;
    for (Invoke stage : Streams.ended(call, facts, parts.context().library())) {
      after = waits.endAt(stage, after);
    }
    return after;
  }

  private static boolean isMany(MethodFacts facts) {
    return facts.all(Effect.Runs.class).stream().anyMatch(run -> run.times() == Times.MANY_AT_ONCE);
  }

  private boolean isItself(Symbols what) {
    Path path = what.onlyPath();
    return path != null && path.equals(Path.ofFormal(0)) && !parts.body().method().isStatic();
  }

  private State run(
      Symbols what,
      @Nullable JavaType type,
      Symbols parameter,
      How how,
      Instruction call,
      State state) {
    State after = state;
    for (Tasks.Task task : tasks.of(what, type)) {
      after = run(task.with(parameter), how, call, after);
    }
    for (Reach reach : what.reached()) {
      if (reach.path().formal() >= 0 && tasks.ofReached(reach, type).isEmpty()) {
        after = leaveToCaller(reach, how, call, after);
      }
    }
    return after;
  }

  private State run(Tasks.Task task, How how, Instruction call, State state) {
    State after = runItself(task, how, call, state);
    Substitution substitution = new Substitution(parts.values(), task.actuals());
    for (Invocation invocation : task.target().summary().invocations()) {
      Symbols what = tasks.unwrapped(substitution.value(invocation.what()));
      for (Tasks.Task inner : tasks.of(what, null)) {
        after = runItself(inner, how, call, after);
      }
    }
    return after;
  }

  private State runItself(Tasks.Task task, How how, Instruction call, State state) {
    if (!how.elsewhere()) {
      return application.apply(task.target(), task.actuals(), call, state);
    }
    Fork fork = fork(how, call, MethodKey.of(task.target().method()));
    if (how.many() || state.forks().contains(fork)) {
      waits.overlaps(fork);
    }
    State shared = state;
    for (Symbols actual : task.actuals().symbols()) {
      shared = share(actual, shared, 0);
    }
    return application.fork(task.target(), task.actuals(), call, shared, fork, how.threads());
  }

  private Fork fork(How how, Instruction call, MethodKey target) {
    return new Fork(
        parts.recorder().site(call), target, how.repeated(), how.executor(), how.serial(), false);
  }

  private State leaveToCaller(Reach what, How how, Instruction call, State state) {
    Fork fork = null;
    State after = state;
    if (how.elsewhere()) {
      MethodKey self = MethodKey.of(parts.body().method());
      fork = fork(how, call, self).withJoined(how.waits());
    }
    parts
        .summary()
        .invokes(
            new Invocation(
                what,
                parts.recorder().site(call),
                fork == null ? state.locks() : LockSet.NONE,
                fork == null ? state.threads() : how.threads(),
                fork,
                state.forks()));
    return after;
  }

  /**
   * Starts the threads among own objects that are put away without being started here: they are
   * started somewhere else.
   */
  State putAway(Symbols value, Instruction at, State state) {
    State after = state;
    for (int object : value.fresh()) {
      if (isThread(object) && !isStarted(object)) {
        Symbols what = tasks.unwrapped(Symbols.ofFresh(object));
        after = run(what, null, Symbols.NONE, How.ON_OWN_THREAD, at, after);
      }
    }
    return after.withForks(state.forks());
  }

  private boolean isThread(int object) {
    String exact = parts.values().exactType(object);
    return exact != null
        && parts.context().program().hierarchy().isKnownSubclass(exact, "java/lang/Thread");
  }

  private boolean isStarted(int object) {
    for (Block block : parts.body().blocks()) {
      for (Instruction instruction : block.instructions()) {
        if (instruction instanceof Invoke call
            && call.method().name().equals("start")
            && call.operandCount() == 1
            && parts.values().of(call.operand(0)).fresh().contains(object)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Own objects that another thread gets: their only name is where they were made. */
  private State share(Symbols actual, State state, int depth) {
    State after = state;
    for (int object : parts.values().withoutSafe(actual).fresh()) {
      Instruction made = ((Value.Result) parts.body().value(object)).definition();
      Root root = new Root.Allocation(parts.recorder().site(made), loops.contains(made));
      after = after.publish(object, Path.of(root));
      for (Step step : parts.values().objects.steps(object)) {
        Symbols held = parts.values().objects.get(object, step);
        if (held != null && depth < MAX_DEPTH) {
          after = share(held, after, depth + 1);
        }
      }
    }
    return after;
  }

  /** A call on something that only a caller knows: an interface that many classes implement. */
  State unknownCall(Invoke call, State state) {
    return switch (call.kind()) {
      case STATIC, SPECIAL -> state;
      case VIRTUAL, INTERFACE -> {
        Symbols receiver = parts.values().of(call.operand(0));
        if (receiver.isEmpty() || !tasks.canRun(call.method())) {
          yield state;
        }
        Symbols parameter =
            call.operandCount() > 1 ? parts.values().of(call.operand(1)) : Symbols.NONE;
        yield run(receiver, null, parameter, How.HERE, call, state);
      }
    };
  }

  /** Runs what a callee says that it runs for its caller. */
  State applyInvocations(
      Callee.Target target, Substitution substitution, Invoke call, Block block, State state) {
    State after = state;
    boolean areOver = true;
    for (Invocation invocation : target.summary().invocations()) {
      after = apply(invocation, substitution, call, block, after);
      areOver &= invocation.fork() == null || invocation.fork().joined();
    }
    return areOver && !after.forks().isEmpty() ? waits.endAt(call, after) : after;
  }

  private State apply(
      Invocation invocation, Substitution substitution, Invoke call, Block block, State state) {
    Path path = invocation.what().path();
    boolean isArgument = path.length() == 0 && path.formal() < call.operandCount();
    JavaType type = isArgument ? call.operand(path.formal()).type() : null;
    Symbols what = tasks.unwrapped(substitution.value(invocation.what()));
    Fork fork = invocation.fork();
    How how = How.of(invocation, block, loops);
    if (what.isEmpty()) {
      return state;
    } else if (fork != null) {
      waits.handles().started(call, block, Sources.of(Operand.RESULT, call, parts.values()));
    }
    State inside =
        state
            .withLocks(state.locks().plus(Application.named(invocation.locks(), substitution)))
            .onThreads(
                invocation.threads() == Threads.NONE ? state.threads() : invocation.threads());
    State after = run(what, type, Symbols.NONE, how, call, inside);
    return after.withLocks(state.locks()).onThreads(state.threads());
  }

  /** Closures given to code that nobody knows are assumed to run at once, with what is held. */
  State closuresOf(Invoke call, State state) {
    State after = state;
    for (int i = 0; i < call.operandCount(); i++) {
      List<Integer> own = parts.values().of(call.operand(i)).fresh();
      for (int j = 0; j < own.size(); j++) {
        Closure closure = parts.values().closure(own.get(j));
        if (closure != null) {
          for (Tasks.Task task : tasks.of(closure)) {
            after = application.apply(task.target(), task.actuals(), call, after);
          }
        }
      }
    }
    return after;
  }
}

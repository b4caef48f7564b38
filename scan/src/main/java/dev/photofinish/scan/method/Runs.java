package dev.photofinish.scan.method;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Closure;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Value;
import dev.photofinish.models.Effect;
import dev.photofinish.models.Times;
import dev.photofinish.models.Where;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Step;
import dev.photofinish.scan.domain.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Runs code that was handed to a library: closures, tasks, threads, here or on another thread.
 *
 * <p>An object that the code got hold of when it was handed over, and that the method made itself,
 * is then known to two threads. It has no path from anywhere, so it gets a root of its own.
 */
final class Runs {

  /** The methods of library classes, not interfaces, that are there to be overridden and run. */
  private static final Set<String> TASK_METHODS = Set.of("run", "call", "compute", "exec");

  private static final int MAX_DEPTH = 3;

  private final MethodParts parts;
  private final Calls calls;
  private final Application application;
  private final Loops loops;

  Runs(MethodParts parts, Calls calls, Application application) {
    this.parts = parts;
    this.calls = calls;
    this.application = application;
    this.loops = new Loops(parts.body());
  }

  /** A piece of code, and what it gets as its receiver and parameters. */
  private record Task(Callee.Target target, List<Symbols> actuals) {

    /** The same with one more parameter. */
    Task with(Symbols parameter) {
      List<Symbols> more = new ArrayList<>(actuals);
      more.add(parameter);
      return new Task(target, more);
    }
  }

  State apply(Effect.Runs effect, Invoke call, Block block, State state) {
    State after = state;
    Symbols what = Sources.of(effect.what(), call, parts.values());
    Symbols parameter = Sources.of(effect.with(), call, parts.values());
    for (Value value : effect.what().of().in(call).stream().toList()) {
      for (Task task : tasks(value, what, 0)) {
        after = run(task.with(parameter), effect, call, block, after);
      }
    }
    return after;
  }

  private State run(Task task, Effect.Runs effect, Invoke call, Block block, State state) {
    boolean parallel =
        effect.where() == Where.HERE_OR_IN_PARALLEL
            && Streams.isParallel(call, parts.context().library());
    boolean here =
        effect.where() == Where.HERE || (effect.where() == Where.HERE_OR_IN_PARALLEL && !parallel);
    if (here) {
      return application.apply(task.target(), task.actuals(), call, state);
    }
    boolean repeated =
        parallel
            || effect.times() == Times.MANY_AT_ONCE
            || (effect.times() == Times.PER_CALL && loops.contains(block));
    return fork(task, call, state, repeated, effect.where() == Where.ON_MAIN);
  }

  private State fork(Task task, Invoke call, State state, boolean repeated, boolean onMain) {
    MethodKey target = MethodKey.of(task.target().method());
    Fork fork = new Fork(parts.recorder().site(call), target, repeated);
    State shared = state;
    for (Symbols actual : task.actuals()) {
      shared = share(actual, shared, 0);
    }
    return application.fork(
        task.target(),
        task.actuals(),
        call,
        shared,
        fork,
        onMain ? Threads.ANY_BUT_MAIN : Threads.ANY);
  }

  /** Own objects that another thread gets: their only name is where they were made. */
  private State share(Symbols actual, State state, int depth) {
    State after = state;
    for (int object : actual.fresh()) {
      Root root = new Root.Allocation(parts.recorder().site(definition(object)));
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

  private Instruction definition(int object) {
    return ((Value.Result) parts.body().value(object)).definition();
  }

  /** What runs if a value is run. */
  private List<Task> tasks(Value value, Symbols symbols, int depth) {
    List<Task> tasks = new ArrayList<>();
    for (int object : symbols.fresh()) {
      tasks.addAll(tasksOf(object, value, depth));
    }
    for (Reach reach : symbols.reached()) {
      tasks.addAll(methodsOf(classOf(value.type()), Symbols.of(List.of(reach))));
    }
    return tasks;
  }

  private List<Task> tasksOf(int object, Value value, int depth) {
    Closure closure = parts.values().closure(object);
    if (closure != null) {
      return closureTasks(closure);
    }
    String exact = parts.values().exactType(object);
    List<Task> own =
        methodsOf(
            exact == null ? null : parts.context().program().find(exact), Symbols.ofFresh(object));
    Symbols held = parts.values().objects.get(object, Step.ELEMENT);
    if (own.isEmpty() && held != null && depth < MAX_DEPTH) {
      return tasks(value, held, depth + 1); // A thread runs what it was made with.
    }
    return own;
  }

  private List<Task> closureTasks(Closure closure) {
    List<Symbols> captured = new ArrayList<>();
    for (int i = 0; i < closure.operandCount(); i++) {
      captured.add(parts.values().of(closure.operand(i)));
    }
    ClassModel caller = parts.body().method().owner();
    return calls.targets(parts.context().targets().of(caller, closure.target())).stream()
        .map(target -> new Task(target, withNewReceiver(target, captured)))
        .toList();
  }

  /** A constructor reference makes the object it runs on. */
  private static List<Symbols> withNewReceiver(Callee.Target target, List<Symbols> captured) {
    if (!target.method().isConstructor()) {
      return captured;
    }
    List<Symbols> actuals = new ArrayList<>(captured);
    actuals.add(0, Symbols.NONE);
    return actuals;
  }

  private @Nullable ClassModel classOf(JavaType type) {
    return type.kind() == JavaType.Kind.CLASS
        ? parts.context().program().find(type.internalName())
        : null;
  }

  private List<Task> methodsOf(@Nullable ClassModel model, Symbols receiver) {
    if (model == null || !model.isApplication()) {
      return List.of();
    }
    List<MethodModel> methods =
        parts.context().targets().callbacks(model).stream()
            .filter(method -> TASK_METHODS.contains(method.name()) && !method.isBridge())
            .filter(method -> method.descriptor().parameters().isEmpty())
            .toList();
    return calls.targets(methods).stream()
        .map(target -> new Task(target, List.of(receiver)))
        .toList();
  }

  /** Closures given to code that nobody knows are assumed to run at once, with what is held. */
  State closuresOf(Invoke call, Block block, State state) {
    State after = state;
    for (int i = 0; i < call.operandCount(); i++) {
      Value value = call.operand(i);
      for (int object : parts.values().of(value).fresh()) {
        Closure closure = parts.values().closure(object);
        if (closure != null) {
          for (Task task : closureTasks(closure)) {
            after = application.apply(task.target(), task.actuals(), call, after);
          }
        }
      }
    }
    return after;
  }
}

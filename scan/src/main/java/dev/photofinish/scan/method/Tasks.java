package dev.photofinish.scan.method;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Closure;
import dev.photofinish.ir.FixedList;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the code that runs if a closure, a task or a thread is run. */
final class Tasks {

  /** A piece of code, and what it gets as its receiver and parameters. */
  record Task(Callee.Target target, Arguments actuals) {

    /** The same with one more parameter. */
    Task with(Symbols parameter) {
      return new Task(target, actuals.with(parameter));
    }
  }

  /** The methods of tasks, whatever class or interface declares them. */
  private static final Set<String> TASK_METHODS =
      Set.of("run", "call", "compute", "exec", "get", "accept", "apply", "test");

  private static final int MAX_DEPTH = 3;

  private final Context context;
  private final ClassModel caller;
  private final MethodModel method;
  private final Values values;
  private final Calls calls;

  Tasks(MethodParts parts, Calls calls) {
    this.context = parts.context();
    this.caller = parts.body().method().owner();
    this.method = parts.body().method();
    this.values = parts.values();
    this.calls = calls;
  }

  /**
   * What runs if one of these is run.
   *
   * @param type the static type of what is run, if it is known
   */
  List<Task> of(Symbols symbols, @Nullable JavaType type) {
    List<Task> tasks = new ArrayList<>();
    for (int object : symbols.fresh()) {
      tasks.addAll(ofObject(object));
    }
    for (Reach reach : symbols.reached()) {
      tasks.addAll(ofReached(reach, type));
    }
    return tasks;
  }

  /** What runs if the object is run that a path leads to. */
  List<Task> ofReached(Reach reach, @Nullable JavaType type) {
    Symbols receiver = Symbols.of(reach);
    if (reach.path().equals(Path.ofFormal(0)) && !method.isStatic()) {
      return methodsOf(caller, receiver);
    }
    return type == null || type.kind() != JavaType.Kind.CLASS
        ? List.of()
        : methodsOf(context.program().find(type.internalName()), receiver);
  }

  private List<Task> ofObject(int object) {
    Closure closure = values.closure(object);
    if (closure != null) {
      return of(closure);
    }
    String exact = values.exactType(object);
    return exact == null
        ? List.of()
        : methodsOf(context.program().find(exact), Symbols.ofFresh(object));
  }

  /** Whether a call may run a closure or a task: such a type has one method to be called. */
  boolean canRun(MethodRef method) {
    if (TASK_METHODS.contains(method.name())) {
      return true;
    }
    int toImplement = 0;
    ClassModel owner = context.program().find(method.owner());
    for (MethodModel declared : owner.methods()) {
      toImplement += declared.isAbstract() ? 1 : 0;
    }
    return owner.isMissing() || (owner.isInterface() && toImplement == 1);
  }

  /** A thread that has no code of its own runs what it was made with. */
  Symbols unwrapped(Symbols symbols) {
    if (symbols.fresh().isEmpty()) {
      return symbols;
    }
    Symbols plain = symbols;
    for (int depth = 0; depth < MAX_DEPTH; depth++) {
      Symbols next = new Symbols(plain.reached(), FixedList.of(), plain.loss());
      for (int object : plain.fresh()) {
        Symbols held = values.objects.get(object, Step.ELEMENT);
        next =
            next.union(held != null && ofObject(object).isEmpty() ? held : Symbols.ofFresh(object));
      }
      if (next.equals(plain)) {
        break;
      }
      plain = next;
    }
    return plain;
  }

  List<Task> of(Closure closure) {
    List<Symbols> captured = new ArrayList<>();
    for (int i = 0; i < closure.operandCount(); i++) {
      captured.add(values.of(closure.operand(i)));
    }
    return calls.targets(context.targets().of(caller, closure.target())).stream()
        .map(target -> new Task(target, arguments(target, captured, closure)))
        .toList();
  }

  /** A constructor reference makes the object it runs on. */
  private Arguments arguments(Callee.Target target, List<Symbols> captured, Closure closure) {
    if (!target.method().isConstructor()) {
      return new Arguments(method, FixedList.copyOf(captured), closure);
    }
    List<Symbols> actuals = new ArrayList<>(captured);
    actuals.add(0, Symbols.NONE);
    return new Arguments(method, FixedList.copyOf(actuals), null);
  }

  /** A supplier's method is what a thread runs; a future's is what others call to wait for it. */
  private boolean isFuture(ClassModel model) {
    return context
        .program()
        .hierarchy()
        .isKnownSubclass(model.name(), "java/util/concurrent/Future");
  }

  private List<Task> methodsOf(ClassModel model, Symbols receiver) {
    if (!model.isApplication()) {
      return List.of();
    }
    List<MethodModel> callbacks = context.targets().callbacks(model);
    if (callbacks.isEmpty()) {
      return List.of();
    }
    List<MethodModel> methods =
        callbacks.stream()
            .filter(method -> TASK_METHODS.contains(method.name()) && !method.isBridge())
            .filter(method -> !method.name().equals("get") || !isFuture(model))
            .toList();
    return calls.targets(FixedList.copyOf(methods)).stream()
        .map(target -> new Task(target, new Arguments(method, FixedList.of(receiver), null)))
        .toList();
  }
}

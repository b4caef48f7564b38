package dev.photofinish.prove.points;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.models.Effect;
import dev.photofinish.models.Operand;
import dev.photofinish.models.Parallelism;
import dev.photofinish.models.Source;
import dev.photofinish.models.Times;
import dev.photofinish.models.Where;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.Site;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Runs what is given to library methods that run code: here, or on another thread. Confined to the
 * solver's thread.
 */
final class Tasks {

  private record Seen(
      Instance caller, int site, int object, @Nullable AbstractThread thread, int with) {}

  /** One effect of one call. */
  private record Run(
      LibraryCall call, Effect.Runs effect, JavaType expected, int with, boolean elsewhere) {}

  private final Solver solver;
  private final Operands operands;
  private final EntryPoints entryPoints;
  private final Set<Seen> seen = new HashSet<>();

  /** What runs in parallel if a stream is made parallel anywhere; null once one is. */
  private @Nullable List<Runnable> ifParallel = new ArrayList<>();

  Tasks(Solver solver, Operands operands) {
    this.solver = solver;
    this.operands = operands;
    this.entryPoints = new EntryPoints(solver.universe);
  }

  void run(LibraryCall call, Effect.Runs effect) {
    int what = operands.source(call, effect.what());
    if (what == Actuals.NONE) {
      return;
    }
    int with = effect.with().isKnown() ? operands.source(call, effect.with()) : anything(call);
    JavaType expected = expected(call, effect.what());
    if (effect.where() == Where.HERE || effect.where() == Where.HERE_OR_IN_PARALLEL) {
      listen(what, new Run(call, effect, expected, with, false), null, null);
    }
    Run elsewhere = new Run(call, effect, expected, with, true);
    if (effect.where() == Where.HERE_OR_IN_PARALLEL) {
      ifParallel(() -> listen(what, elsewhere, null, null));
    } else if (effect.where() != Where.HERE) {
      listen(what, elsewhere, null, null);
    }
  }

  /** Whoever has work for a pool may have it make another thread. */
  void startThreads(LibraryCall call, Operand factory) {
    Source makers = new Source(Source.Kind.SAME, factory);
    run(call, new Effect.Runs(makers, Where.ELSEWHERE, Times.MANY_AT_ONCE, Source.UNKNOWN));
    Source made = new Source(Source.Kind.OUTCOME, factory);
    run(call, new Effect.Runs(made, Where.ELSEWHERE, Times.MANY_AT_ONCE, Source.UNKNOWN));
  }

  private void ifParallel(Runnable action) {
    if (ifParallel == null) {
      action.run();
    } else {
      ifParallel.add(action);
    }
  }

  /** Somebody makes a stream parallel. */
  void made(Effect.Makes makes) {
    List<Runnable> waiting = ifParallel;
    if (makes.how() == Parallelism.PARALLEL && waiting != null) {
      ifParallel = null;
      waiting.forEach(Runnable::run);
    }
  }

  /** The type that the code is asked for by; Object if it comes out of a container. */
  private static JavaType expected(LibraryCall call, Source what) {
    MethodRef method = call.method();
    if (what.kind() != Source.Kind.SAME) {
      return JavaType.OBJECT;
    } else if (what.of().equals(Operand.THIS)) {
      return JavaType.ofClass(method.owner());
    }
    List<JavaType> parameters = method.descriptor().parameters();
    int number = what.of().number();
    return what.of().isArgument() && number < parameters.size()
        ? parameters.get(number)
        : JavaType.OBJECT;
  }

  /** What code is called with when the model does not say: something of what the call has. */
  private int anything(LibraryCall call) {
    int node = solver.nodes.add();
    solver.libraryCalls().world().gives(node, JavaType.OBJECT);
    for (int argument : call.actuals().arguments()) {
      if (argument != Actuals.NONE) {
        solver.nodes.edge(argument, node);
        solver.nodes.edge(operands.elements(argument), node);
      }
    }
    return node;
  }

  private void listen(
      int what, Run run, @Nullable AbstractThread thread, @Nullable AbstractObject wrapper) {
    solver.nodes.listen(
        what,
        fresh -> fresh.forEach(each -> runObject(run, solver.objects.get(each), thread, wrapper)));
  }

  private void runObject(
      Run run,
      AbstractObject object,
      @Nullable AbstractThread outer,
      @Nullable AbstractObject wrapper) {
    AbstractThread thread = outer != null || !run.elsewhere ? outer : threadOf(run, object);
    Actuals call = run.call.actuals();
    if (!seen.add(new Seen(call.caller(), call.site().number(), object.id(), thread, run.with))) {
      return;
    }
    if (thread != null && solver.universe.isThread(object.site().type())) {
      solver.nodes.addObject(solver.threads.running(), object.id());
    }
    int outcome = solver.field(object, solver.codes.fields().outcome());
    World world = solver.libraryCalls().world();
    if (world.has(object)) {
      // Library code runs it already, on any thread, and has what it returns.
      world.gives(outcome, JavaType.OBJECT);
      return;
    }
    if (wrapper != null) {
      solver.nodes.edge(outcome, operands.heldBy(wrapper));
      solver.nodes.edge(outcome, solver.field(wrapper, solver.codes.fields().outcome()));
    }
    Actuals actuals = actuals(run, outcome);
    if (object.site().kind() == Site.Kind.CLOSURE) {
      solver.closures().call(actuals, object, thread);
    } else if (!object.site().type().isArray()) {
      runMethods(run, actuals, object, thread);
    }
  }

  /** A thread or task that has no code of its own runs what it was made with. */
  private void runMethods(
      Run run, Actuals actuals, AbstractObject object, @Nullable AbstractThread thread) {
    boolean isWrapper = !object.site().isExact();
    if (object.site().isExact()) {
      for (MethodRef method : entryPoints.of(object.site().type(), run.expected)) {
        Target target = solver.dispatch().virtual(object.site(), method);
        if (target instanceof Target.Real) {
          solver.calls().run(actuals, target, object, thread);
        } else {
          isWrapper = true;
        }
      }
    }
    if (isWrapper) {
      listen(operands.heldBy(object), run, thread, object);
    }
  }

  private AbstractThread threadOf(Run run, AbstractObject object) {
    boolean once = run.effect.times() == Times.ONCE && run.effect.what().of().equals(Operand.THIS);
    return once
        ? solver.threads.started(object)
        : solver.threads.task(object, run.call.actuals().site(), isMany(run.effect));
  }

  private static boolean isMany(Effect.Runs effect) {
    return effect.times() == Times.MANY_AT_ONCE || effect.where() == Where.HERE_OR_IN_PARALLEL;
  }

  /** What the code gets as its parameters is the same for each of them. */
  private static Actuals actuals(Run run, int outcome) {
    int[] arguments = new int[9];
    Arrays.fill(arguments, run.with);
    return run.call.actuals().with(arguments, outcome);
  }
}

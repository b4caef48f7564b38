package dev.photofinish.prove.points;

import dev.photofinish.ir.CallKind;
import dev.photofinish.ir.Closure;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodHandleRef;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.Site;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Runs lambdas and method references: what they captured are the first arguments. */
final class Closures {

  /** A call that was seen: a closure that a closure captured may be itself, and so on for ever. */
  private record Seen(
      @Nullable Instance caller,
      @Nullable CallSite site,
      IntList arguments,
      int result,
      int closure,
      @Nullable AbstractThread thread) {}

  private final Solver solver;
  private final Set<Seen> seen = new HashSet<>();

  Closures(Solver solver) {
    this.solver = solver;
  }

  /** One call of a closure, by a thread of its own if there is one. */
  private record Run(
      Actuals actuals,
      AbstractObject object,
      MethodModel maker,
      Closure closure,
      @Nullable AbstractThread thread) {}

  /**
   * Calls the method of a closure.
   *
   * @param actuals the closure itself first, then the parameters of its method
   */
  void call(Actuals actuals, AbstractObject object, @Nullable AbstractThread thread) {
    MethodModel maker = object.site().method();
    if (maker == null || !(object.site().instruction() instanceof Closure closure)) {
      return;
    }
    if (!isNew(actuals, object, thread)) {
      return;
    }
    Run run = new Run(actuals, object, maker, closure, thread);
    if (closure.target() instanceof MethodHandleRef.OfMethod target) {
      runMethod(run, target);
    } else if (closure.target() instanceof MethodHandleRef.OfConstructor target) {
      construct(run, target.constructor());
    }
  }

  private boolean isNew(Actuals actuals, AbstractObject closure, @Nullable AbstractThread thread) {
    return seen.add(
        new Seen(
            actuals.isOfLibrary() ? null : actuals.caller(),
            actuals.isOfLibrary() ? null : actuals.site(),
            IntArrayList.wrap(actuals.arguments()),
            actuals.result(),
            closure.id(),
            thread));
  }

  /** The arguments of the target: what was captured, then what is passed. */
  private int[] arguments(Run run, int skipped) {
    int captured = run.closure.operandCount();
    int passed = Math.max(0, run.actuals.arguments().length - 1);
    int[] all = new int[skipped + captured + passed];
    for (int i = 0; i < skipped; i++) {
      all[i] = Actuals.NONE;
    }
    for (int i = 0; i < captured; i++) {
      all[skipped + i] = solver.nodes.field(run.object.id(), solver.codes.fields().captured(i));
    }
    for (int i = 0; i < passed; i++) {
      all[skipped + captured + i] = run.actuals.argument(i + 1);
    }
    return all;
  }

  private void runMethod(Run run, MethodHandleRef.OfMethod target) {
    Actuals actuals = run.actuals.with(arguments(run, 0), run.actuals.result());
    if (target.kind() == CallKind.STATIC) {
      runStatic(run, actuals, target.method());
    } else if (actuals.argument(0) != Actuals.NONE) {
      solver.nodes.listen(
          actuals.argument(0),
          fresh -> fresh.forEach(each -> runOn(run, actuals, target, solver.objects.get(each))));
    }
  }

  /** A static method has the closure as its context: it is the object that the code belongs to. */
  private void runStatic(Run run, Actuals actuals, MethodRef method) {
    Target target = solver.dispatch().direct(CallKind.STATIC, run.maker.owner(), method);
    if (target instanceof Target.Real real) {
      AbstractObject context = solver.contextOf(run.object);
      solver.calls().link(actuals, real.method(), context, null, run.thread);
    } else if (target instanceof Target.Library library) {
      solver.libraryCalls().callFromClosure(actuals, null, library.method());
    }
  }

  private void runOn(
      Run run, Actuals actuals, MethodHandleRef.OfMethod target, AbstractObject receiver) {
    Target found =
        target.kind() == CallKind.SPECIAL
            ? solver.dispatch().direct(CallKind.SPECIAL, run.maker.owner(), target.method())
            : solver.dispatch().virtual(receiver.site(), target.method());
    solver.calls().run(actuals, found, receiver, run.thread);
  }

  private void construct(Run run, MethodRef constructor) {
    JavaType type = JavaType.ofClass(constructor.owner());
    Site made = solver.codes.sites().at(Site.Kind.ALLOCATION, type, run.maker, run.closure);
    AbstractObject created = solver.allocate(made, solver.contextOf(run.object));
    solver.repeated(created);
    solver.libraryCalls().allocated(created);
    Actuals actuals = run.actuals.with(arguments(run, 1), Actuals.NONE);
    Target target = solver.dispatch().direct(CallKind.SPECIAL, run.maker.owner(), constructor);
    solver.calls().run(actuals, target, created, run.thread);
    if (run.actuals.result() != Actuals.NONE) {
      solver.nodes.addObject(run.actuals.result(), created.id());
    }
  }
}

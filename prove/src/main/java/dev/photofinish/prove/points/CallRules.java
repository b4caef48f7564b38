package dev.photofinish.prove.points;

import dev.photofinish.ir.CallKind;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.ObjectSet;
import org.jspecify.annotations.Nullable;

/**
 * What calls do (rules 4.8 and 4.9): finds what is called, in which context, and joins its
 * parameters and result with what the call passes and takes. Has no state of its own.
 */
final class CallRules {

  private final Solver solver;
  private final Universe universe;
  private final Dispatch dispatch;
  private final ObjectContexts contexts;
  private final Nodes nodes;

  CallRules(Solver solver, ObjectContexts contexts) {
    this.solver = solver;
    this.contexts = contexts;
    this.universe = solver.universe;
    this.dispatch = solver.dispatch();
    this.nodes = solver.nodes;
  }

  /** A call of a static method, or on an object that does not matter. */
  void callWithoutReceiver(Instance caller, CallSite site) {
    CallKind kind = site.hasReceiver() ? CallKind.SPECIAL : CallKind.STATIC;
    Target target = dispatch.direct(kind, caller.method().owner(), site.method());
    Actuals actuals = Actuals.of(caller, site);
    if (target instanceof Target.Real real && !site.hasReceiver()) {
      link(actuals, real.method(), contexts.ofStatic(actuals, real.method()), null, null);
    } else if (target instanceof Target.Library library && !isOnNothing(site)) {
      solver.libraryCalls().call(actuals, null, library.method());
    }
  }

  /** Whether what is called has to be one of the program's objects, and there is none. */
  private boolean isOnNothing(CallSite site) {
    return site.hasReceiver()
        && !universe.levels().canBeNamed(universe.program().find(site.method().owner()));
  }

  /** Calls a method on each of some objects (rule 4.9). */
  void call(Actuals actuals, ObjectSet receivers) {
    receivers.forEach(each -> call(actuals, solver.objects.get(each)));
  }

  private void call(Actuals actuals, AbstractObject receiver) {
    CallSite site = actuals.site();
    ClassModel caller = actuals.caller().method().owner();
    Target target =
        site.kind() == CallKind.SPECIAL
            ? dispatch.direct(CallKind.SPECIAL, caller, site.method())
            : dispatch.virtual(receiver.site(), site.method());
    if (target instanceof Target.Library library) {
      solver.libraryCalls().call(actuals, receiver, library.method());
    } else {
      run(actuals, target, receiver, null);
    }
  }

  /** Runs what a call on an object was found to run; closures may call the same again. */
  void run(
      Actuals actuals, Target target, AbstractObject receiver, @Nullable AbstractThread thread) {
    if (target instanceof Target.Real real) {
      link(actuals, real.method(), contexts.of(receiver), receiver, thread);
    } else if (target instanceof Target.Library library) {
      solver.libraryCalls().callFromClosure(actuals, receiver, library.method());
    } else if (target instanceof Target.OfClosure) {
      solver.closures().call(actuals, receiver, thread);
    }
  }

  /**
   * Joins what a call passes and takes with what a method has and gives.
   *
   * @param receiver the only object that the method is called on here; null for a static method
   * @param thread the thread that runs it, if it is started
   */
  void link(
      Actuals actuals,
      MethodModel method,
      AbstractObject context,
      @Nullable AbstractObject receiver,
      @Nullable AbstractThread thread) {
    Instance target = solver.instances().reach(method, context);
    if (target == null) {
      solver.libraryCalls().world().call(actuals, receiver);
      return;
    }
    MethodCode code = target.code();
    if (receiver != null && code.formal(0) != MethodCode.NONE) {
      nodes.addObject(target.node(code.formal(0)), receiver.id());
    }
    if (thread != null) {
      solver.instances().root(thread, target);
    }
    if (!actuals.isOfLibrary()) {
      actuals.caller().call(actuals.site(), target, thread, actuals.isOwn());
    }
    pass(actuals, target, receiver == null ? 0 : 1);
  }

  /** Edges of arguments and results; those that are there already are not added again. */
  private void pass(Actuals actuals, Instance target, int first) {
    MethodCode code = target.code();
    for (int i = first; i < code.formalCount(); i++) {
      int argument = actuals.argument(i);
      if (code.formal(i) != MethodCode.NONE && argument != Actuals.NONE) {
        // What comes out of containers is often of other types, too.
        boolean isOfLibrary = !nodes.isVariable(argument);
        nodes.edge(argument, target.node(code.formal(i)), isOfLibrary ? code.formalType(i) : null);
      }
    }
    if (code.returned() != MethodCode.NONE && actuals.result() != Actuals.NONE) {
      nodes.edge(target.node(code.returned()), actuals.result());
    }
  }
}

package dev.photofinish.prove.points;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.models.Effect;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.Site;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * Has modelled calls call back, on their own thread, what objects override of a library's methods.
 * Confined to the solver's thread.
 */
final class Callbacks {

  /** What threads and tasks run is run when they are, not by whatever else is called on them. */
  static final Set<String> RUN_BY_THREADS = Set.of("run", "call", "compute", "exec");

  private record Seen(Instance caller, int site, int object) {}

  private final Solver solver;
  private final World world;
  private final Operands operands;
  private final CodeInside code;
  private final Set<Seen> seen = new HashSet<>();

  Callbacks(Solver solver, World world, Operands operands) {
    this.solver = solver;
    this.world = world;
    this.operands = operands;
    this.code = new CodeInside(solver, world, operands);
  }

  void call(LibraryCall call, Effect.Calls calls) {
    int node = operands.source(call, calls.what());
    if (node != Actuals.NONE) {
      int arguments = arguments(call);
      solver.nodes.listen(
          code.in(node),
          fresh -> fresh.forEach(each -> callOn(call, solver.objects.get(each), arguments)));
    }
  }

  /** A library's method may call others of the object that it is called on. */
  void callOnReceiver(LibraryCall call) {
    AbstractObject receiver = call.receiver();
    if (receiver != null
        && !call.method().isConstructor()
        && code.isOfProgram(receiver)
        && !world.has(receiver)) {
      callMethods(call, receiver, arguments(call));
    }
  }

  /** What the methods may be called with: what the call has, or what the library has made. */
  private int arguments(LibraryCall call) {
    int node = solver.nodes.add();
    for (int argument : call.actuals().arguments()) {
      if (argument != Actuals.NONE) {
        solver.nodes.edge(argument, node);
        solver.nodes.edge(operands.elements(argument), node);
      }
    }
    AbstractObject made = solver.made(call.actuals(), Site.Kind.MODEL, JavaType.OBJECT);
    solver.nodes.addObject(node, made.id());
    return node;
  }

  private void callOn(LibraryCall call, AbstractObject object, int arguments) {
    Actuals actuals = call.actuals();
    if (world.has(object)
        || !seen.add(new Seen(actuals.caller(), actuals.site().number(), object.id()))) {
      // What library code has anyway is called from any thread already.
      return;
    }
    if (object.site().kind() == Site.Kind.CLOSURE) {
      callClosure(call, object, arguments);
    } else {
      callMethods(call, object, arguments);
    }
  }

  private void callClosure(LibraryCall call, AbstractObject closure, int arguments) {
    ClassModel function = solver.universe.program().find(closure.site().type().internalName());
    if (!solver.universe.levels().isReal(function)) {
      solver.closures().call(actuals(call, arguments, closure), closure, null);
    }
  }

  private Actuals actuals(LibraryCall call, int arguments, AbstractObject object) {
    int[] all = new int[9];
    Arrays.fill(all, arguments);
    return call.actuals().with(all, operands.heldBy(object));
  }

  private void callMethods(LibraryCall call, AbstractObject object, int arguments) {
    Actuals actuals = actuals(call, arguments, object);
    for (MethodModel method : world.overridesOf(object.site().type().internalName())) {
      boolean isItself = method.name().equals(call.method().name());
      if (!RUN_BY_THREADS.contains(method.name()) && !isItself) {
        solver.link(actuals, method, solver.contextOf(object), object, null);
      }
    }
  }
}

package dev.photofinish.prove.points;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.models.Effect;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.Site;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Has modelled calls call back, on their own thread, what objects override of a library's methods.
 * Confined to the solver's thread.
 */
final class Callbacks {

  /** What threads and tasks run is run when they are, not by whatever else is called on them. */
  static final Set<String> RUN_BY_THREADS = Set.of("run", "call", "compute", "exec");

  /** A call, whatever the object it is called on. */
  private record Place(Instance caller, int site, IntList arguments) {

    static Place of(Actuals actuals) {
      return new Place(
          actuals.caller(), actuals.site().number(), IntArrayList.wrap(actuals.arguments()));
    }
  }

  private final Solver solver;
  private final World world;
  private final Operands operands;
  private final CodeInside code;
  private final Touches touches;
  private final Map<Place, Integer> arguments = new HashMap<>();

  /** The nodes of what is called back. */
  private final Map<Place, Integer> called = new HashMap<>();

  Callbacks(Solver solver, World world, Operands operands, Touches touches) {
    this.solver = solver;
    this.world = world;
    this.operands = operands;
    this.touches = touches;
    this.code = new CodeInside(solver, world, operands);
  }

  void call(LibraryCall call, Effect.Calls calls) {
    int node = operands.source(call, calls.what());
    if (node != Actuals.NONE) {
      solver.nodes.edge(code.in(node), called(call));
    }
  }

  private int called(LibraryCall call) {
    Place place = Place.of(call.actuals());
    Integer known = called.get(place);
    if (known == null) {
      int node = solver.nodes.add();
      int with = arguments(call);
      solver.nodes.listen(
          node, fresh -> fresh.forEach(each -> callOn(call, solver.objects.get(each), with)));
      called.put(place, node);
      known = node;
    }
    return known;
  }

  /** A library's method may call others of the object that it is called on. */
  void callOnReceiver(LibraryCall call) {
    AbstractObject receiver = call.receiver();
    if (receiver != null
        && !call.method().isConstructor()
        && code.isOfProgram(receiver)
        && !isToldOf(receiver)
        && !world.has(receiver)) {
      callMethods(call, receiver, arguments(call));
    }
  }

  /** What the methods may be called with: what the call has. */
  private int arguments(LibraryCall call) {
    Place place = Place.of(call.actuals());
    Integer known = arguments.get(place);
    if (known == null) {
      known = findArguments(call);
      arguments.put(place, known);
    }
    return known;
  }

  private int findArguments(LibraryCall call) {
    int node = solver.nodes.add();
    for (int argument : call.actuals().arguments()) {
      if (argument != Actuals.NONE) {
        solver.nodes.edge(argument, node);
        solver.nodes.edge(operands.elements(argument), node);
      }
    }
    return node;
  }

  private void callOn(LibraryCall call, AbstractObject object, int arguments) {
    if (world.has(object) || isToldOf(object)) {
      // What library code has anyway is called from any thread already.
      return;
    }
    if (object.site().kind() == Site.Kind.CLOSURE) {
      callClosure(call, object, arguments);
    } else {
      callMethods(call, object, arguments);
    }
  }

  /** What a model does to a container of the platform, it says apart from that it calls it. */
  private boolean isToldOf(AbstractObject object) {
    return touches.isReal(object) && solver.universe.isContainer(object.site().type());
  }

  private void callClosure(LibraryCall call, AbstractObject closure, int arguments) {
    ClassModel function = solver.universe.program().find(closure.site().type().internalName());
    if (solver.universe.levels().canBeNamed(function)) {
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
        make(call, method, arguments);
        solver.calls().link(actuals, method, solver.contextOf(object), object, null);
      }
    }
  }

  /**
   * What the library has made for the method: a buffer, a position. Objects that are asked for as
   * no more than that are of those that the call has.
   */
  private void make(LibraryCall call, MethodModel method, int arguments) {
    for (JavaType type : method.descriptor().parameters()) {
      if (type.isReference() && !type.equals(JavaType.OBJECT) && canMake(type)) {
        AbstractObject made = solver.made(call.actuals(), Site.Kind.MODEL, type);
        solver.nodes.addObject(arguments, made.id());
      }
    }
  }

  /** Libraries cannot name the program's classes; nobody cares for strings. */
  private boolean canMake(JavaType type) {
    if (type.isArray() || type.equals(JavaType.STRING)) {
      return type.isArray();
    }
    return solver.universe.levels().canBeNamed(solver.universe.program().find(type.internalName()));
  }
}

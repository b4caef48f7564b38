package dev.photofinish.prove.points;

import dev.photofinish.ir.JavaType;
import dev.photofinish.models.Effect;
import dev.photofinish.models.Operand;
import dev.photofinish.models.Source;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.Site;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.HashMap;
import java.util.Map;

/** What the operands of modelled calls point to. Confined to the solver's thread. */
final class Operands {

  private record Derived(Source.Kind kind, int of) {}

  private final Solver solver;
  private final World world;
  private final Int2IntOpenHashMap constants = new Int2IntOpenHashMap();
  private final Map<Derived, Integer> derived = new HashMap<>();

  Operands(Solver solver, World world) {
    this.solver = solver;
    this.world = world;
    constants.defaultReturnValue(Actuals.NONE);
  }

  /** The node of an operand; of the receiver, one that points to just this object. */
  int operand(LibraryCall call, Operand operand) {
    Actuals actuals = call.actuals();
    AbstractObject receiver = call.receiver();
    return switch (operand.kind()) {
      case THIS -> receiver == null ? Actuals.NONE : constant(receiver);
      case ARGUMENT -> actuals.argument(operand.number() + firstArgument(call));
      case RESULT -> actuals.result();
      case NONE -> Actuals.NONE;
    };
  }

  /** Where the arguments begin: behind the receiver, also if a method reference passes it. */
  static int firstArgument(LibraryCall call) {
    int parameters = call.method().descriptor().parameters().size();
    return Math.max(0, call.actuals().arguments().length - parameters);
  }

  int constant(AbstractObject object) {
    int node = constants.get(object.id());
    if (node == Actuals.NONE) {
      node = solver.nodes.add();
      constants.put(object.id(), node);
      solver.nodes.addObject(node, object.id());
    }
    return node;
  }

  /** Where an array or a container has its elements. */
  int heldBy(AbstractObject object) {
    return solver.field(object, solver.codes.fields().elements());
  }

  void store(LibraryCall call, Effect.Stores stores) {
    int source = source(call, stores.what());
    int into = operand(call, stores.into());
    if (source != Actuals.NONE && into != Actuals.NONE) {
      solver.nodes.listen(
          into,
          fresh ->
              fresh.forEach(each -> solver.nodes.edge(source, heldBy(solver.objects.get(each)))));
    }
  }

  /** A node with what a source stands for; none if it stands for nothing that matters. */
  int source(LibraryCall call, Source source) {
    int of = operand(call, source.of());
    return switch (source.kind()) {
      case SAME -> of;
      case ELEMENT, TAKEN -> elements(of);
      case OUTCOME -> outcomes(of);
      default -> Actuals.NONE;
    };
  }

  /** What is in the objects of a node. */
  int elements(int container) {
    return container == Actuals.NONE
        ? container
        : derived.computeIfAbsent(new Derived(Source.Kind.ELEMENT, container), this::derive);
  }

  private int outcomes(int task) {
    return task == Actuals.NONE
        ? task
        : derived.computeIfAbsent(new Derived(Source.Kind.OUTCOME, task), this::derive);
  }

  private int derive(Derived what) {
    int node = solver.nodes.add();
    ProgramField outcome = solver.codes.fields().outcome();
    solver.nodes.listen(
        what.of,
        fresh ->
            fresh.forEach(
                each -> {
                  AbstractObject object = solver.objects.get(each);
                  boolean held = what.kind == Source.Kind.ELEMENT;
                  solver.nodes.edge(held ? heldBy(object) : solver.field(object, outcome), node);
                }));
    return node;
  }

  /** What the call returns, by the model; by the worst case if the model says nothing of it. */
  void giveResult(LibraryCall call) {
    boolean told = false;
    for (Effect effect : call.facts().effects()) {
      if (effect instanceof Effect.Returns returns) {
        told = true;
        give(call, returns.what());
      }
    }
    if (!told && call.facts().hasEffects()) {
      giveAnything(call);
    } else if (!told) {
      world.opaque(call.actuals(), returnType(call));
    }
  }

  private static JavaType returnType(LibraryCall call) {
    return call.method().descriptor().returnType();
  }

  private void give(LibraryCall call, Source what) {
    int result = call.actuals().result();
    switch (what.kind()) {
      case NEW, SERIAL_EXECUTOR -> make(call, Site.Kind.MODEL);
      case THREAD_SAFE_NEW -> make(call, Site.Kind.SAFE_MODEL);
      case VIEW, READ_LOCK, WRITE_LOCK -> view(call, operand(call, what.of()));
      case SHARED, FUNCTIONAL, UNKNOWN -> world.opaque(call.actuals(), returnType(call));
      default -> {
        int source = source(call, what);
        if (source != Actuals.NONE) {
          solver.nodes.edge(source, result, returnType(call));
        }
      }
    }
  }

  /** Something of what the call is about, or of what libraries have. */
  private void giveAnything(LibraryCall call) {
    Actuals actuals = call.actuals();
    JavaType type = returnType(call);
    world.opaque(actuals, type);
    for (int argument : actuals.arguments()) {
      if (argument != Actuals.NONE) {
        solver.nodes.edge(argument, actuals.result(), type);
        solver.nodes.edge(elements(argument), actuals.result(), type);
      }
    }
  }

  private AbstractObject make(LibraryCall call, Site.Kind kind) {
    if (call.method().name().equals("clone") && call.receiver() != null) {
      return clone(call, call.receiver());
    }
    AbstractObject made = solver.made(call.actuals(), kind, returnType(call));
    solver.nodes.addObject(call.actuals().result(), made.id());
    return made;
  }

  /** A copy has the class and the fields of the original: the abstract object stands for both. */
  private AbstractObject clone(LibraryCall call, AbstractObject original) {
    solver.nodes.addObject(call.actuals().result(), original.id());
    solver.repeated(original);
    return original;
  }

  /** A view has what it is a view of, and puts there what is put into it. */
  private void view(LibraryCall call, int of) {
    AbstractObject view = make(call, Site.Kind.VIEW);
    if (of == Actuals.NONE) {
      return;
    }
    solver.nodes.edge(of, solver.field(view, solver.codes.fields().viewed()));
    solver.nodes.listen(
        of,
        fresh ->
            fresh.forEach(
                each -> {
                  int held = heldBy(solver.objects.get(each));
                  solver.nodes.edge(held, heldBy(view));
                  solver.nodes.edge(heldBy(view), held);
                }));
  }
}

package dev.photofinish.prove.points;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.models.Effect;
import dev.photofinish.models.Operand;
import dev.photofinish.models.Source;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.code.Variables;
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
  private final Views views;

  Operands(Solver solver, World world) {
    this.solver = solver;
    this.world = world;
    this.views = new Views(solver);
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
      case CLASS -> constant(classOf(call.method()));
      case NONE -> Actuals.NONE;
    };
  }

  private AbstractObject classOf(MethodRef method) {
    return solver.classObject(solver.universe.program().find(method.owner()));
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
    put(call, stores.what(), stores.into(), solver.codes.fields().elements());
  }

  void keep(LibraryCall call, Effect.Keeps keeps) {
    put(call, keeps.what(), keeps.into(), solver.codes.fields().kept());
  }

  private void put(LibraryCall call, Source what, Operand where, ProgramField field) {
    int source = source(call, what);
    if (source == Actuals.NONE) {
      return;
    }
    boolean isStore = isStore(call, what, where);
    AbstractObject receiver = call.receiver();
    int into = operand(call, where);
    if (where.equals(Operand.THIS) && receiver != null) {
      put(source, receiver, field, isStore);
    } else if (into != Actuals.NONE) {
      solver.nodes.listen(
          into,
          fresh -> fresh.forEach(each -> put(source, solver.objects.get(each), field, isStore)));
    }
  }

  private void put(int source, AbstractObject into, ProgramField field, boolean isStore) {
    if (isStore) {
      solver.nodes.store(source, solver.field(into, field));
    } else {
      solver.nodes.edge(source, solver.field(into, field));
    }
  }

  /** Whether a call stores one of its own operands in another, like a statement does. */
  private static boolean isStore(LibraryCall call, Source what, Operand where) {
    return call.actuals().isOwn()
        && what.kind() == Source.Kind.SAME
        && isPassed(what.of())
        && isPassed(where);
  }

  private static boolean isPassed(Operand operand) {
    return operand.isArgument() || operand.equals(Operand.THIS);
  }

  /** A node with what a source stands for; none if it stands for nothing that matters. */
  int source(LibraryCall call, Source source) {
    int of = operand(call, source.of());
    return switch (source.kind()) {
      case SAME, FILLED -> of;
      case ELEMENT, TAKEN -> elements(of);
      case HELD -> held(of);
      case KEPT -> derived(source.kind(), of);
      case OUTCOME -> outcomes(of);
      case ELEMENT_OF_OUTCOME -> elements(outcomes(of));
      case CONSTANTS -> world.constants();
      default -> Actuals.NONE;
    };
  }

  /** What is in the objects of a node. */
  int elements(int container) {
    return derived(Source.Kind.ELEMENT, container);
  }

  /** What code returned, or the code that is in something. */
  private int outcomes(int task) {
    return derived(Source.Kind.OUTCOME, task);
  }

  /** Keys and values of an entry, or of the entries in a container. */
  private int held(int entries) {
    int node = derived(Source.Kind.HELD, entries);
    if (node != Actuals.NONE) {
      solver.nodes.edge(elements(entries), node);
      solver.nodes.edge(elements(elements(entries)), node);
    }
    return node;
  }

  /** What a library's object remembers apart from its contents. */
  int kept(int of) {
    return derived(Source.Kind.KEPT, of);
  }

  /** A node with what one field of all objects of another points to. */
  private int derived(Source.Kind kind, int of) {
    if (of == Actuals.NONE) {
      return of;
    }
    Derived key = new Derived(kind, of);
    Integer known = derived.get(key);
    if (known == null) {
      known = solver.nodes.add();
      derived.put(key, known);
      derive(kind, of, known);
    }
    return known;
  }

  private void derive(Source.Kind kind, int of, int node) {
    var fields = solver.codes.fields();
    if (kind == Source.Kind.HELD) {
      return;
    }
    ProgramField field =
        switch (kind) {
          case KEPT -> fields.kept();
          case OUTCOME -> fields.outcome();
          default -> fields.elements();
        };
    solver.nodes.listen(
        of,
        fresh ->
            fresh.forEach(
                each -> solver.nodes.edge(solver.field(solver.objects.get(each), field), node)));
    if (kind == Source.Kind.OUTCOME) {
      solver.nodes.edge(derivedOutcomeOfContents(of), node);
    }
  }

  /** Code may be inside of what is named: a task in a future. */
  private int derivedOutcomeOfContents(int of) {
    int node = solver.nodes.add();
    solver.nodes.listen(
        elements(of),
        fresh ->
            fresh.forEach(
                each ->
                    solver.nodes.edge(
                        solver.nodes.field(each, solver.codes.fields().outcome()), node)));
    return node;
  }

  /**
   * What the call returns, by the model; by the worst case if the model says nothing of it.
   *
   * @param isFirst whether it was not called on another object before
   */
  void giveResult(LibraryCall call, boolean isFirst) {
    boolean told = false;
    for (Effect effect : call.facts().effects()) {
      if (effect instanceof Effect.Returns returns) {
        told = true;
        if (isFirst || call.isAboutReceiver(effect)) {
          give(call, returns.what());
        }
      }
    }
    if (told || !isFirst) {
      return;
    }
    if (call.facts().hasEffects()) {
      giveAnything(call);
    } else {
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
      case VIEW, READ_LOCK, WRITE_LOCK ->
          views.view(make(call, Site.Kind.VIEW), operand(call, what.of()));
      case THREAD_SAFE_VIEW ->
          views.view(make(call, Site.Kind.SYNCHRONIZED_VIEW), operand(call, what.of()));
      case ENTRIES -> views.entries(call, make(call, Site.Kind.VIEW), operand(call, what.of()));
      case ENTRY ->
          solver.nodes.addObject(result, views.entry(call, operand(call, what.of())).id());
      case CURRENT_THREAD -> solver.nodes.edge(solver.threads.running(), result);
      case SHARED, FUNCTIONAL, UNKNOWN -> world.opaque(call.actuals(), returnType(call));
      default -> {
        if (what.kind() == Source.Kind.FILLED) {
          make(call, Site.Kind.MODEL);
        }
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
    if (call.isClone() && call.receiver() != null) {
      return clone(call, call.receiver());
    }
    AbstractObject made = solver.made(call.actuals(), kind, returnType(call));
    solver.nodes.addObject(call.actuals().result(), made.id());
    if (made.site().type().isArray() && !isFilled(call)) {
      fill(call, made);
    }
    return made;
  }

  /** Whether the model says what is in the result. */
  private static boolean isFilled(LibraryCall call) {
    return call.facts().all(Effect.Stores.class).stream()
        .anyMatch(stores -> stores.into().equals(Operand.RESULT));
  }

  /** An array of which nobody says what is in it has objects of its own: all methods of a class. */
  private void fill(LibraryCall call, AbstractObject array) {
    JavaType type = array.site().type().element();
    if (Variables.isTracked(type)) {
      AbstractObject element = solver.made(call.actuals(), Site.Kind.MODEL, type);
      solver.repeated(element);
      solver.nodes.addObject(heldBy(array), element.id());
    }
  }

  /** A copy has the class and the fields of the original: the abstract object stands for both. */
  private AbstractObject clone(LibraryCall call, AbstractObject original) {
    solver.nodes.addObject(call.actuals().result(), original.id());
    solver.repeated(original);
    return original;
  }
}

package dev.photofinish.prove.points;

import dev.photofinish.ir.MethodRef;
import dev.photofinish.models.Operand;
import dev.photofinish.models.Source;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.AbstractObject;
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

  private int constant(AbstractObject object) {
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

  /** A node with what a source stands for; none if it stands for nothing that matters. */
  int source(LibraryCall call, Source source) {
    int of = operand(call, source.of());
    return switch (source.kind()) {
      case SAME, FILLED -> of;
      case ELEMENT, TAKEN -> elements(of);
      case HELD -> held(of);
      case KEPT -> kept(of);
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
  private int kept(int of) {
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
}

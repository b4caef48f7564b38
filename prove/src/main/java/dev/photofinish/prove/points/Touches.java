package dev.photofinish.prove.points;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.models.Effect;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Operand;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.ObjectSet;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What modelled code does to objects of the platform whose own code is analysed. These have their
 * contents in fields of their own, not where models have them, so it is done by calling their
 * public methods: all of them, but none that a model says to write if the contents are only read.
 * What the methods give out are the contents. Confined to the solver's thread.
 */
final class Touches {

  /** What gives out contents step by step. */
  private static final List<String> PARTS =
      List.of("java/util/Iterator", "java/util/Enumeration", "java/util/Map$Entry");

  /** A call that touches objects, whatever these are. */
  private record Place(Instance caller, int site, IntList arguments, boolean writes) {}

  private final Solver solver;
  private final LibraryFacts library;
  private final World world;
  private final Operands operands;
  private final Int2IntOpenHashMap behindViews = new Int2IntOpenHashMap();
  private final Map<Place, Integer> touched = new HashMap<>();

  Touches(Solver solver, LibraryFacts library, World world, Operands operands) {
    this.solver = solver;
    this.library = library;
    this.world = world;
    this.operands = operands;
    behindViews.defaultReturnValue(Actuals.NONE);
  }

  /** A call does something to the contents of an operand. */
  void touch(LibraryCall call, Operand operand, boolean writes) {
    if (!solver.universe.levels().hasRealPlatform()) {
      return;
    }
    int node = operands.operand(call, operand);
    if (node != Actuals.NONE) {
      solver.nodes.edge(behindViews(node), touched(call.actuals(), writes));
    }
  }

  /** Whether an object is one of the platform's whose own code is analysed. */
  boolean isReal(AbstractObject object) {
    JavaType type = object.site().type();
    return object.site().isExact()
        && !type.isArray()
        && solver.universe.isOfProgram(object.site())
        && solver.universe.program().find(type.internalName()).isPlatform();
  }

  private int behindViews(int node) {
    int found = behindViews.get(node);
    if (found == Actuals.NONE) {
      int behind = solver.nodes.add();
      behindViews.put(node, behind);
      solver.nodes.listen(node, fresh -> add(fresh, behind));
      found = behind;
    }
    return found;
  }

  private void add(ObjectSet fresh, int behind) {
    fresh.forEach(
        each -> {
          AbstractObject object = solver.objects.get(each);
          if (isReal(object)) {
            solver.nodes.addObject(behind, each);
          } else if (!object.site().isExact()) {
            int viewed = solver.field(object, solver.codes.fields().viewed());
            solver.nodes.edge(behindViews(viewed), behind);
          }
        });
  }

  private int touched(Actuals actuals, boolean writes) {
    Place place =
        new Place(
            actuals.caller(),
            actuals.site().number(),
            IntArrayList.wrap(actuals.arguments()),
            writes);
    Integer known = touched.get(place);
    if (known == null) {
      known = solver.nodes.add();
      touched.put(place, known);
      int with = arguments(actuals);
      solver.nodes.listen(
          known,
          fresh -> fresh.forEach(each -> use(actuals, solver.objects.get(each), with, writes)));
    }
    return known;
  }

  /** What the methods may be called with: what the call has, and what is in that. */
  private int arguments(Actuals actuals) {
    int node = solver.nodes.add();
    for (int argument : actuals.arguments()) {
      if (argument != Actuals.NONE) {
        solver.nodes.edge(argument, node);
        solver.nodes.edge(operands.elements(argument), node);
      }
    }
    return node;
  }

  private void use(Actuals actuals, AbstractObject object, int with, boolean writes) {
    int given = solver.nodes.add();
    int contents = operands.heldBy(object);
    solver.nodes.edge(given, contents);
    int[] all = new int[9];
    Arrays.fill(all, with);
    Actuals inside = actuals.with(all, given);
    call(inside, object, writes);
    solver.nodes.listen(
        given,
        fresh ->
            fresh.forEach(
                each -> {
                  AbstractObject part = solver.objects.get(each);
                  if (part.site().type().isArray()) {
                    solver.nodes.edge(operands.heldBy(part), contents);
                  } else if (part != object && isReal(part) && isPart(part)) {
                    call(inside, part, writes);
                  }
                }));
  }

  private boolean isPart(AbstractObject object) {
    JavaType type = object.site().type();
    return PARTS.stream()
        .anyMatch(
            part ->
                solver.universe.program().hierarchy().isKnownSubclass(type.internalName(), part));
  }

  private void call(Actuals actuals, AbstractObject object, boolean writes) {
    for (MethodModel method : world.overridesOf(object.site().type().internalName())) {
      if (writes || !isWriter(method)) {
        solver.calls().link(actuals, method, solver.contextOf(object), object, null);
      }
    }
  }

  private boolean isWriter(MethodModel method) {
    String owner = method.owner().name();
    MethodRef ref = new MethodRef(owner, method.name(), method.descriptor(), false);
    return library.of(ref).all(Effect.Writes.class).stream()
        .anyMatch(effect -> effect.what().equals(Operand.THIS));
  }
}

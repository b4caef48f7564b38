package dev.photofinish.prove.points;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.ObjectSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Calls what library code may call of any object it is given, on the same thread: {@code equals},
 * {@code hashCode}, {@code toString} and {@code compareTo}, of the arguments of a modelled call, of
 * what its receiver holds, and of what is in containers among these. Confined to the solver's
 * thread.
 */
final class ObjectMethods {

  private static final Set<String> NAMES =
      Set.of(
          "equals(Ljava/lang/Object;)Z",
          "hashCode()I",
          "toString()Ljava/lang/String;",
          "compareTo(Ljava/lang/Object;)I");

  private record Seen(Instance caller, int site, int object) {}

  private final Solver solver;
  private final Operands operands;
  private final Map<String, List<MethodModel>> overridden = new HashMap<>();
  private final Set<Seen> seen = new HashSet<>();

  /** The objects whose class has one of the methods. */
  private final ObjectSet concerned = new ObjectSet();

  /** The containers, which call the methods of what is in them. */
  private final ObjectSet containers = new ObjectSet();

  ObjectMethods(Solver solver, Operands operands) {
    this.solver = solver;
    this.operands = operands;
  }

  void call(LibraryCall call) {
    Actuals actuals = call.actuals();
    int peers = operands.elements(call.receivers());
    if (peers != Actuals.NONE) {
      listen(actuals, peers, peers);
    }
    for (int i = Operands.firstArgument(call); i < actuals.arguments().length; i++) {
      if (actuals.argument(i) != Actuals.NONE) {
        listen(actuals, actuals.argument(i), peers);
      }
    }
  }

  /** Objects whose class has one of the methods are few: the others are passed over at once. */
  private void listen(Actuals actuals, int node, int peers) {
    if (solver.libraryCalls().world().has(node)) {
      return;
    }
    solver.nodes.listen(
        node,
        fresh -> {
          if (fresh.intersects(concerned)) {
            fresh
                .and(concerned)
                .forEach(each -> callOn(actuals, solver.objects.get(each), node, peers));
          }
          if (fresh.intersects(containers)) {
            fresh.and(containers).forEach(each -> callInside(actuals, solver.objects.get(each)));
          }
        });
  }

  private void callInside(Actuals actuals, AbstractObject container) {
    if (isNew(actuals, container)) {
      int inside = operands.heldBy(container);
      listen(actuals, inside, inside);
    }
  }

  private boolean isNew(Actuals actuals, AbstractObject object) {
    return !solver.libraryCalls().world().has(object)
        && seen.add(new Seen(actuals.caller(), actuals.site().number(), object.id()));
  }

  /** An object is made. */
  void allocated(AbstractObject object) {
    JavaType type = object.site().type();
    if (!type.isArray() && object.site().isExact() && !methodsOf(type.internalName()).isEmpty()) {
      concerned.add(object.id());
    } else if (solver.universe.isContainer(type)) {
      containers.add(object.id());
    }
  }

  private void callOn(Actuals actuals, AbstractObject object, int node, int peers) {
    if (!isNew(actuals, object)) {
      return;
    }
    int other = peers == Actuals.NONE ? node : peers;
    Actuals callback = actuals.with(new int[] {node, other}, Actuals.NONE);
    for (MethodModel method : methodsOf(object.site().type().internalName())) {
      solver.calls().link(callback, method, solver.contextOf(object), object, null);
    }
  }

  private List<MethodModel> methodsOf(String className) {
    List<MethodModel> known = overridden.get(className);
    if (known == null) {
      known = find(className);
      overridden.put(className, known);
    }
    return known;
  }

  private List<MethodModel> find(String className) {
    ClassModel model = solver.universe.program().find(className);
    List<ClassModel> chain = new ArrayList<>(List.of(model));
    chain.addAll(solver.universe.program().hierarchy().superclasses(model));
    Set<String> found = new HashSet<>();
    List<MethodModel> methods = new ArrayList<>();
    for (ClassModel each : chain) {
      for (MethodModel method : each.methods()) {
        String signature = method.name() + method.descriptor();
        if (NAMES.contains(signature)
            && found.add(signature)
            && solver.universe.levels().isReal(method)) {
          methods.add(method);
        }
      }
    }
    return methods;
  }
}

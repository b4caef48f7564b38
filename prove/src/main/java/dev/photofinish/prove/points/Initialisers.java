package dev.photofinish.prove.points;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.prove.heap.AbstractObject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Runs the initialisers of classes where they are first used. Confined to the solver's thread. */
final class Initialisers {

  private final Solver solver;
  private final Program program;
  private final Map<String, List<Instance>> known = new HashMap<>();

  Initialisers(Solver solver) {
    this.solver = solver;
    this.program = solver.universe.program();
  }

  /** A class is initialised by whoever may be the first to use it, after its super classes. */
  void initialise(Instance user, String className) {
    List<Instance> all = known.get(className);
    if (all == null) {
      all = find(className);
      known.put(className, all);
    }
    for (Instance initialiser : all) {
      if (initialiser != user) {
        user.call(null, initialiser, null, false);
      }
    }
  }

  private List<Instance> find(String className) {
    ClassModel model = program.find(className);
    List<ClassModel> chain = new ArrayList<>(List.of(model));
    chain.addAll(program.hierarchy().superclasses(model));
    List<Instance> found = new ArrayList<>();
    for (ClassModel each : chain) {
      if (solver.universe.levels().isReal(each)) {
        each.methods().stream()
            .filter(MethodModel::isClassInitializer)
            .map(method -> solver.instances().reach(method, AbstractObject.EPSILON))
            .forEach(
                instance -> {
                  if (instance != null) {
                    found.add(instance);
                  }
                });
      }
    }
    return found;
  }
}

package dev.photofinish.prove.points;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.heap.AbstractObject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs {@code finalize} of the program's objects. Confined to the solver's thread. */
final class Finalizers {

  private final Solver solver;
  private final Map<JavaType, Optional<MethodModel>> known = new HashMap<>();

  Finalizers(Solver solver) {
    this.solver = solver;
  }

  void allocated(AbstractObject object) {
    JavaType type = object.site().type();
    if (type.isArray() || !object.site().isExact()) {
      return;
    }
    Optional<MethodModel> method = known.get(type);
    if (method == null) {
      method = find(type);
      known.put(type, method);
    }
    method.ifPresent(each -> run(object, each));
  }

  private Optional<MethodModel> find(JavaType type) {
    var program = solver.universe.program();
    ClassModel model = program.find(type.internalName());
    List<ClassModel> chain = new ArrayList<>(List.of(model));
    chain.addAll(program.hierarchy().superclasses(model));
    return chain.stream()
        .filter(solver.universe.levels()::isReal)
        .flatMap(each -> each.methods().stream())
        .filter(each -> each.name().equals("finalize") && each.descriptor().text().equals("()V"))
        .filter(MethodModel::hasCode)
        .findFirst();
  }

  private void run(AbstractObject object, MethodModel method) {
    Instance target = solver.instances().reach(method, solver.contextOf(object));
    if (target != null && target.code().formal(0) != MethodCode.NONE) {
      solver.nodes.addObject(target.node(target.code().formal(0)), object.id());
      solver.instances().root(solver.threads.finalizer(), target);
    }
  }
}

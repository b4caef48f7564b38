package dev.photofinish.prove.points;

import dev.photofinish.ir.CallKind;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.Program;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.Site;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Runs constructors and methods that are chosen by reflection, of a known class. Parameter types do
 * not choose between those of one name: each may be the one. Confined to the solver's thread.
 */
final class Reflected {

  private final Solver solver;
  private final Program program;

  Reflected(Solver solver) {
    this.solver = solver;
    this.program = solver.universe.program();
  }

  /**
   * Makes an object of a class.
   *
   * @param arguments a node with what constructors may get; none for those without parameters only
   */
  void instantiate(LibraryCall call, ClassModel model, int arguments) {
    if (model.isAbstract() || model.isInterface()) {
      return;
    }
    Actuals actuals = call.actuals();
    AbstractObject made =
        solver.made(actuals, Site.Kind.ALLOCATION, JavaType.ofClass(model.name()));
    solver.libraryCalls().allocated(made);
    solver.initialise(actuals.caller(), model.name());
    for (MethodModel constructor : model.methods()) {
      int parameters = constructor.descriptor().parameters().size();
      if (constructor.isConstructor() && (parameters == 0 || arguments != Actuals.NONE)) {
        Actuals passed = actuals.with(filled(parameters + 1, arguments), Actuals.NONE);
        Target target =
            solver.dispatch().direct(CallKind.SPECIAL, model, reference(model, constructor));
        solver.calls().run(passed, target, made, null);
      }
    }
    if (actuals.result() != Actuals.NONE) {
      solver.nodes.addObject(actuals.result(), made.id());
    }
  }

  private static int[] filled(int length, int node) {
    int[] nodes = new int[length];
    Arrays.fill(nodes, node);
    return nodes;
  }

  private static MethodRef reference(ClassModel owner, MethodModel method) {
    return new MethodRef(owner.name(), method.name(), method.descriptor(), owner.isInterface());
  }

  /**
   * Calls the methods of a class that have a name.
   *
   * @param on a node with the objects that it may be called on
   * @param arguments a node with what they may get
   */
  void invoke(LibraryCall call, ClassModel model, String name, int on, int arguments) {
    for (MethodModel method : named(model, name)) {
      int parameters = method.descriptor().parameters().size();
      if (method.isStatic()) {
        int[] all = filled(parameters, arguments);
        invokeStatic(call.actuals().with(all, call.actuals().result()), method);
      } else if (on != Actuals.NONE) {
        int[] all = filled(parameters + 1, arguments);
        all[0] = on;
        Actuals passed = call.actuals().with(all, call.actuals().result());
        MethodRef ref = reference(method.owner(), method);
        solver.nodes.listen(
            on, fresh -> fresh.forEach(each -> invokeOn(passed, ref, solver.objects.get(each))));
      }
    }
  }

  private List<MethodModel> named(ClassModel model, String name) {
    List<ClassModel> all = new ArrayList<>(List.of(model));
    all.addAll(program.hierarchy().superclasses(model));
    all.addAll(program.hierarchy().superinterfaces(model));
    Set<String> descriptors = new HashSet<>();
    return all.stream()
        .flatMap(each -> each.methods().stream())
        .filter(method -> method.name().equals(name))
        .filter(method -> descriptors.add(method.descriptor().text()))
        .toList();
  }

  private void invokeStatic(Actuals actuals, MethodModel method) {
    MethodRef ref = reference(method.owner(), method);
    Target target = solver.dispatch().direct(CallKind.STATIC, method.owner(), ref);
    solver.initialise(actuals.caller(), method.owner().name());
    if (target instanceof Target.Real real) {
      solver.calls().link(actuals, real.method(), actuals.caller().context(), null, null);
    } else if (target instanceof Target.Library library) {
      solver.libraryCalls().callFromClosure(actuals, null, library.method());
    }
  }

  private void invokeOn(Actuals actuals, MethodRef method, AbstractObject receiver) {
    solver.calls().run(actuals, solver.dispatch().virtual(receiver.site(), method), receiver, null);
  }
}

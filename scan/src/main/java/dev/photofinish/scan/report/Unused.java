package dev.photofinish.scan.report;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.order.CallGraph;
import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Tells methods that nobody calls, of classes that are not public: no code out of sight can call
 * them either. A class that nobody uses at all says nothing: its users may be missing.
 */
final class Unused {

  private final CallGraph graph;
  private final Hierarchy hierarchy;
  private final Set<ClassModel> used = new HashSet<>();
  private final Set<String> extended = new HashSet<>();
  private final boolean[] reached;

  Unused(CallGraph graph, Hierarchy hierarchy, List<ClassModel> classes) {
    this.graph = graph;
    this.hierarchy = hierarchy;
    classes.forEach(model -> model.superName().ifPresent(extended::add));
    for (int caller = 0; caller < graph.size(); caller++) {
      for (int callee : graph.callees(caller)) {
        noteUse(graph.method(caller).owner(), graph.method(callee).owner());
      }
    }
    this.reached = Reachable.of(graph.size(), i -> !isClosed(graph.method(i)), graph::callees);
  }

  private void noteUse(ClassModel caller, ClassModel callee) {
    if (!used.contains(callee) && !file(caller).equals(file(callee))) {
      used.add(callee);
    }
  }

  /** The source file; where class files do not tell, each class outside of others has one. */
  private static String file(ClassModel model) {
    String name = model.name();
    int inner = name.indexOf('$');
    return model.sourcePath().orElse(inner < 0 ? name : name.substring(0, inner));
  }

  boolean contains(MethodModel method) {
    int number = graph.number(method);
    return number >= 0 && !reached[number];
  }

  /** Whether only code in sight can call it. */
  private boolean isClosed(MethodModel method) {
    ClassModel owner = method.owner();
    return !Modifier.isPublic(owner.access())
        && used.contains(owner)
        && !extended.contains(owner.name())
        && method.annotations().isEmpty()
        && !method.isClassInitializer()
        && !Entry.isMain(method)
        && !isInherited(method);
  }

  /** Whether a super type has it, or may have it: then it may be called by that. */
  private boolean isInherited(MethodModel method) {
    return !method.isStatic()
        && !method.isConstructor()
        && (mayBeIn(hierarchy.superclasses(method.owner()), method)
            || mayBeIn(hierarchy.superinterfaces(method.owner()), method));
  }

  /** Whether one of some types declares a method, or may do so as it is not in sight. */
  static boolean mayBeIn(List<ClassModel> types, MethodModel method) {
    return types.stream()
        .anyMatch(
            type ->
                type.isMissing()
                    || type.declaredMethod(method.name(), method.descriptor()).isPresent());
  }
}

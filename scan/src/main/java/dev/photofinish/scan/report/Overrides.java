package dev.photofinish.scan.report;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Program;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Trace;
import java.util.List;

/**
 * Accesses that an inherited method makes through a method that the class overrides: they never
 * happen on its objects.
 */
final class Overrides {

  private final Program program;

  Overrides(Program program) {
    this.program = program;
  }

  boolean hide(Trace trace, Entry entry) {
    if (trace.depth() == 1 || entry.method().owner() == entry.reported()) {
      return false;
    }
    List<Site> sites = trace.sites();
    for (int i = 1; i < sites.size(); i++) {
      MethodKey method = sites.get(i).method();
      if (isOverridden(method, entry.reported()) && !isSuper(sites.get(i - 1).method(), method)) {
        return true;
      }
    }
    return false;
  }

  /** Whether an object of a class has another method in this one's place. */
  private boolean isOverridden(MethodKey method, ClassModel reported) {
    List<ClassModel> ancestors = program.hierarchy().superclasses(reported);
    ClassModel owner = program.find(method.owner());
    if (!ancestors.contains(owner) || method.name().startsWith("<")) {
      return false;
    }
    return declares(reported, method)
        || ancestors.subList(0, ancestors.indexOf(owner)).stream()
            .anyMatch(ancestor -> declares(ancestor, method));
  }

  private static boolean declares(ClassModel model, MethodKey method) {
    return model.methods().stream()
        .anyMatch(
            candidate ->
                candidate.name().equals(method.name())
                    && !candidate.isPrivate()
                    && !candidate.isStatic()
                    && candidate.descriptor().text().equals(method.descriptor()));
  }

  private static boolean isSuper(MethodKey caller, MethodKey callee) {
    return caller.name().equals(callee.name()) && caller.descriptor().equals(callee.descriptor());
  }
}

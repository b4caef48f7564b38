package dev.photofinish.scan.report;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Program;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Trace;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/**
 * Accesses that an inherited method makes through a method that the class overrides: they never
 * happen on its objects.
 */
final class Overrides {

  private final Program program;
  private final ConcurrentMap<Question, Boolean> known = new ConcurrentHashMap<>();

  /** Whether a class overrides a method. */
  private record Question(ClassModel reported, MethodKey method) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Question question
          && reported == question.reported
          && method.equals(question.method);
    }

    @Override
    public int hashCode() {
      return 31 * System.identityHashCode(reported) + method.hashCode();
    }
  }

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
      Question question = new Question(entry.reported(), method);
      if (known.computeIfAbsent(question, this::isOverridden)
          && !isSuper(sites.get(i - 1).method(), method)) {
        return true;
      }
    }
    return false;
  }

  /** Whether an object of a class has another method in this one's place. */
  private boolean isOverridden(Question question) {
    MethodKey method = question.method();
    ClassModel reported = question.reported();
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

package dev.photofinish.scan.report;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Program;
import dev.photofinish.scan.domain.MethodKey;
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
    MethodKey caller = trace.site().method();
    for (Trace at = trace.callee(); at != null; at = at.callee()) {
      MethodKey method = at.site().method();
      if (isKnownOverridden(new Question(entry.reported(), method)) && !isSuper(caller, method)) {
        return true;
      }
      caller = method;
    }
    return false;
  }

  private boolean isKnownOverridden(Question question) {
    Boolean overridden = known.get(question);
    if (overridden == null) {
      overridden = isOverridden(question);
      known.put(question, overridden);
    }
    return overridden;
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

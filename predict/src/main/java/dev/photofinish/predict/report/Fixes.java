package dev.photofinish.predict.report;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.AccessKind;
import dev.photofinish.finding.MethodName;
import java.util.List;

/** What would keep two accesses apart. */
final class Fixes {

  private static final String READ = " (read)";

  private Fixes() {}

  static String of(Access one, Access other) {
    List<String> read =
        one.locks().stream()
            .filter(lock -> lock.endsWith(READ) && other.locks().contains(lock))
            .toList();
    if (!read.isEmpty()) {
      Access writer = one.kind() == AccessKind.WRITE ? one : other;
      String lock = read.get(0).substring(0, read.get(0).length() - READ.length());
      return "Hold " + lock + " for writing in " + method(writer) + ".";
    } else if (one.locks().isEmpty() == other.locks().isEmpty()) {
      return "Make both accesses under the same lock.";
    }
    boolean isFirstBare = one.locks().isEmpty();
    Access locked = isFirstBare ? other : one;
    Access bare = isFirstBare ? one : other;
    return "Hold " + String.join(", ", locked.locks()) + " in " + method(bare) + ", too.";
  }

  private static String method(Access access) {
    MethodName method = access.site().method();
    return method.isLambda() && !method.enclosingMethod().isEmpty()
        ? "the lambda in " + method.enclosingMethod() + "()"
        : method.signature();
  }
}

package dev.photofinish.scan.report;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Summary;
import org.jspecify.annotations.Nullable;

/**
 * A method of a class that other code may call.
 *
 * @param reported the class whose races are looked for
 * @param viaOuter whether the method belongs to an inner class and reaches the reported class as
 *     its outer instance
 */
record Entry(
    ClassModel reported,
    MethodModel method,
    Summary summary,
    Concurrency concurrency,
    boolean viaOuter) {

  /** The path of an access as the reported class sees it; null if it does not concern it. */
  @Nullable Path pathOf(Snapshot access) {
    Path path = access.path();
    if (!viaOuter) {
      return path;
    }
    boolean throughOuter =
        path.formal() == 0 && path.length() > 1 && path.step(0).text().startsWith("this$");
    return throughOuter ? path.rest(Root.Formal.of(0)) : null;
  }

  /** Whether a path starts at the object that the method is called on. */
  boolean isOnThis(Path path) {
    return path.formal() == 0 && !method.isStatic();
  }
}

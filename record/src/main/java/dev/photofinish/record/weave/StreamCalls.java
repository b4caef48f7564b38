package dev.photofinish.record.weave;

import static dev.photofinish.record.weave.PlanBuilder.STREAMS;

import dev.photofinish.record.weave.Step.Shape;
import java.util.Set;
import org.objectweb.asm.Type;

/**
 * Calls of streams. What a parallel one calls may come after whatever it has called before, but for
 * what is called once for each element.
 */
final class StreamCalls {

  /** What may need all elements before it gives the first. */
  private static final Set<String> BARRIERS =
      Set.of("sorted", "distinct", "limit", "skip", "takeWhile", "dropWhile", "gather");

  /** What calls in the order of the elements, or when all are there. */
  private static final Set<String> IN_TURN = Set.of("forEachOrdered", "toArray");

  private final ClassFinder finder;

  StreamCalls(ClassFinder finder) {
    this.finder = finder;
  }

  private boolean isStream(Type type) {
    return type.getSort() == Type.OBJECT
        && finder.isA(type.getInternalName(), "java/util/stream/BaseStream");
  }

  /** Adds what a call tells beside what is known of it otherwise. */
  void addTo(LibraryCall call, PlanBuilder plan) {
    if (!isStream(Type.getObjectType(call.type())) || call.isConstructor()) {
      return;
    }
    plan.before(STREAMS, "stage", Step.THIS);
    for (int i = 0; i < call.arguments().length; i++) {
      if (isForEach(call, i)) {
        plan.before(STREAMS, "each", i);
      }
    }
    if (isStream(call.result())) {
      addResult(call, plan);
    } else {
      plan.before(STREAMS, "spreading", Step.THIS).always(STREAMS, "spread", Step.THIS);
    }
  }

  private void addResult(LibraryCall call, PlanBuilder plan) {
    boolean isBarrier = BARRIERS.contains(call.name());
    plan.after(STREAMS, isBarrier ? "barrier" : "next", Shape.RESULT, Step.THIS);
    for (int i = 0; i < call.arguments().length; i++) {
      if (isStream(call.arguments()[i])) {
        plan.after(STREAMS, "next", Shape.RESULT, i);
      }
    }
  }

  /** Whether an argument is called for each element, and puts no results together. */
  private static boolean isForEach(LibraryCall call, int argument) {
    if (call.isStatic() || IN_TURN.contains(call.name())) {
      return false;
    }
    String type = call.arguments()[argument].getClassName();
    boolean isLastOfMany = argument > 0 && argument == call.arguments().length - 1;
    return type.startsWith("java.util.function.")
        && !type.endsWith("BinaryOperator")
        && !(isLastOfMany && type.contains("function.Bi"));
  }
}

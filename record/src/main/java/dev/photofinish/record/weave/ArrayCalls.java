package dev.photofinish.record.weave;

import static dev.photofinish.record.weave.PlanBuilder.ARRAYS;
import static dev.photofinish.record.weave.PlanBuilder.CLONES;

import dev.photofinish.record.weave.Step.Shape;
import java.util.Set;
import org.objectweb.asm.Type;

/** Calls that read, write, copy or return arrays and objects of the program. */
final class ArrayCalls {

  private static final String SYSTEM = "java/lang/System";
  private static final String REFLECTION = "java/lang/reflect/Array";
  private static final String ARRAYS_TYPE = "java/util/Arrays";
  private static final String STRING = "java/lang/String";

  /** Methods of arrays that write. */
  private static final Set<String> WRITE =
      Set.of("fill", "sort", "setAll", "parallelSort", "parallelSetAll", "parallelPrefix");

  /** Methods of arrays that keep them. */
  private static final Set<String> KEEP = Set.of("asList", "stream", "spliterator");

  /** What only writes to something else is called. */
  private static final Set<String> SINKS =
      Set.of("write", "print", "println", "printf", "format", "append");

  /** What returns an array that nobody else has. */
  private static final Set<String> FRESH =
      Set.of(
          "toCharArray",
          "getBytes",
          "getChars",
          "toArray",
          "split",
          "clone",
          "copyOf",
          "copyOfRange",
          "readAllBytes",
          "readNBytes",
          "toByteArray",
          "getStackTrace",
          "digest");

  private ArrayCalls() {}

  /** Adds to what is told around a call. */
  static CallPlan add(LibraryCall call, CallPlan known) {
    PlanBuilder plan = PlanBuilder.of(call, known);
    Type[] arguments = call.arguments();
    for (int i = 0; i < arguments.length; i++) {
      if (mayBeArray(call, arguments[i])) {
        pass(call, i, plan);
      }
    }
    if (isLent(call)) {
      plan.lend();
    }
    if (call.name().equals("clone") && arguments.length == 0) {
      plan.first(ARRAYS, "reading", Step.THIS)
          .always(ARRAYS, "read", Step.THIS)
          .after(CLONES, "cloned", Shape.RESULT, Step.THIS);
    }
    if (call.result().getSort() == Type.ARRAY && !FRESH.contains(call.name())) {
      plan.after(ARRAYS, "returned", Shape.RESULT, Step.NONE);
    }
    return plan.build(known.handed());
  }

  private static boolean mayBeArray(LibraryCall call, Type type) {
    boolean isOfAny =
        call.type().equals(REFLECTION)
            || (call.type().equals(SYSTEM) && call.name().equals("arraycopy"));
    return type.getSort() == Type.ARRAY || (isOfAny && CodeAdapter.isReference(type));
  }

  private static void pass(LibraryCall call, int operand, PlanBuilder plan) {
    if (call.isConstructor() || isOnlyRead(call, operand)) {
      plan.first(ARRAYS, "reading", operand).always(ARRAYS, "read", operand);
    } else {
      plan.first(ARRAYS, "passing", operand).always(ARRAYS, "passed", operand);
    }
  }

  private static boolean isOnlyRead(LibraryCall call, int operand) {
    String name = call.name();
    return switch (call.type()) {
      case SYSTEM -> operand == 0;
      case ARRAYS_TYPE -> !WRITE.contains(name);
      case STRING -> !name.equals("getChars") && !name.equals("getBytes");
      default -> SINKS.contains(name);
    };
  }

  private static boolean isLent(LibraryCall call) {
    return switch (call.type()) {
      case ARRAYS_TYPE -> !KEEP.contains(call.name());
      case STRING -> true;
      default -> false;
    };
  }
}

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

  /** Methods of arrays that keep them. */
  private static final Set<String> KEEP = Set.of("asList", "stream", "spliterator");

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

  private final ArrayUses uses = ArrayUses.builtIn();

  /** Adds to what is told around a call. */
  CallPlan add(LibraryCall call, CallPlan known) {
    PlanBuilder plan = PlanBuilder.of(call, known);
    if (isCopy(call)) {
      plan.copying();
    } else {
      pass(call, plan);
    }
    if (isLent(call)) {
      plan.lend();
    }
    if (call.name().equals("clone") && call.arguments().length == 0) {
      plan.first("reading", Step.THIS, ArrayRange.WHOLE)
          .always(ARRAYS, "read", Step.THIS)
          .after(CLONES, "cloned", Shape.RESULT, Step.THIS);
    }
    if (call.result().getSort() == Type.ARRAY && !FRESH.contains(call.name())) {
      plan.after(ARRAYS, "returned", Shape.RESULT, Step.NONE);
    }
    return plan.build(known.handed());
  }

  /** The copying of elements is told one by one, and done by that. */
  private static boolean isCopy(LibraryCall call) {
    return call.type().equals(SYSTEM) && call.name().equals("arraycopy");
  }

  /** What was begun last is over first: the same array may be given twice. */
  private void pass(LibraryCall call, PlanBuilder plan) {
    int last = call.arguments().length - 1;
    for (int i = 0; i <= last; i++) {
      ArrayUse use = use(call, i);
      if (use.kind() != ArrayUse.Kind.NOTHING) {
        plan.first(use.kind().before, i, use.range());
      }
    }
    for (int i = last; i >= 0; i--) {
      ArrayUse use = use(call, i);
      if (use.kind() != ArrayUse.Kind.NOTHING) {
        plan.always(ARRAYS, use.kind().after, i);
      }
    }
  }

  private ArrayUse use(LibraryCall call, int argument) {
    Type type = call.arguments()[argument];
    boolean isOfAny = call.type().equals(REFLECTION) && CodeAdapter.isReference(type);
    return type.getSort() == Type.ARRAY || isOfAny ? uses.of(call, argument) : ArrayUse.NOTHING;
  }

  private static boolean isLent(LibraryCall call) {
    return switch (call.type()) {
      case ARRAYS_TYPE -> !KEEP.contains(call.name());
      case STRING -> true;
      default -> false;
    };
  }
}

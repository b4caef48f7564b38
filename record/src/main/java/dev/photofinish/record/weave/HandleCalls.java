package dev.photofinish.record.weave;

import dev.photofinish.record.weave.CallPlan.Part;
import dev.photofinish.record.weave.Step.Shape;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.objectweb.asm.Type;

/** Calls of handles of variables and updaters of fields: accesses to what they were made for. */
final class HandleCalls {

  private static final String VARIABLE = "java/lang/invoke/VarHandle";
  private static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";

  private static final Set<String> MAKERS =
      Set.of("findVarHandle", "findStaticVarHandle", "unreflectVarHandle", "newUpdater");

  /** What is told of a call; empty if it is none that is known. */
  Optional<CallPlan> plan(LibraryCall call) {
    boolean isUpdater = isUpdater(call.type());
    if ((isUpdater || call.type().equals(LOOKUP)) && MAKERS.contains(call.name())) {
      return Optional.of(new PlanBuilder(call).made().build(Handed.NONE));
    } else if (call.isStatic() || !(isUpdater || call.type().equals(VARIABLE))) {
      return Optional.empty();
    }
    String begin = begin(call.name(), isUpdater);
    return begin.isEmpty() ? Optional.empty() : access(call, begin, isUpdater);
  }

  private static boolean isUpdater(String type) {
    return type.startsWith("java/util/concurrent/atomic/Atomic") && type.endsWith("FieldUpdater");
  }

  /** The hook before an access; none if it is no access. */
  private static String begin(String name, boolean isUpdater) {
    if (name.contains("ompareAndExchange")) {
      return "beginExchange";
    } else if (name.contains("And")) {
      return "beginUpdate";
    } else if (!isUpdater && name.equals("get")) {
      return "beginPlainRead";
    } else if (!isUpdater && name.equals("set")) {
      return "beginPlainWrite";
    } else if (name.startsWith("get")) {
      return "beginRead";
    }
    return name.startsWith("set") || name.equals("lazySet") ? "beginWrite" : "";
  }

  private static Optional<CallPlan> access(LibraryCall call, String begin, boolean isUpdater) {
    int coordinates = isUpdater ? 1 : call.arguments().length - values(call.name());
    Optional<Part> part = part(call.arguments(), coordinates);
    return part.map(
        found -> {
          PlanBuilder plan = new PlanBuilder(call);
          if (call.descriptor().contains("/function/")) {
            plan.handle(found, "touch", "touch", Shape.HANDLE);
          } else if (call.name().contains("ompareAndSet")) {
            plan.handle(found, begin, "endIf", Shape.OUTCOME_OF_HANDLE);
          } else if (call.name().contains("ompareAndExchange")) {
            plan.handle(found, begin, "endExchange", Shape.HANDLE);
          } else {
            plan.handle(found, begin, "end", Shape.HANDLE);
          }
          return plan.build(handed(call, coordinates));
        });
  }

  /** How many values a handle is given, after what says where they go. */
  private static int values(String name) {
    if (name.contains("ompareAnd")) {
      return 2;
    }
    return name.startsWith("set") || name.startsWith("getAnd") ? 1 : 0;
  }

  private static Optional<Part> part(Type[] arguments, int coordinates) {
    return switch (coordinates) {
      case 0 -> Optional.of(Part.NONE);
      case 1 -> CodeAdapter.isReference(arguments[0]) ? Optional.of(Part.VALUE) : Optional.empty();
      case 2 ->
          arguments[0].getSort() == Type.ARRAY && arguments[1].getSort() == Type.INT
              ? Optional.of(Part.ELEMENT)
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  /** Only the values may be known to others from there on. */
  private static Handed handed(LibraryCall call, int coordinates) {
    Set<Integer> values =
        IntStream.range(coordinates, call.arguments().length).boxed().collect(Collectors.toSet());
    return new Handed(Optional.of(values), Optional.empty());
  }
}

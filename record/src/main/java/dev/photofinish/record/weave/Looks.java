package dev.photofinish.record.weave;

import java.util.Set;
import java.util.stream.IntStream;

/** Which calls may look into what they are given: for its text, its elements, what it equals. */
final class Looks {

  /** What makes texts or elements of anything, beside types whose calls nobody notices. */
  private static final Set<String> LOOKING =
      Set.of(
          "java/lang/CharSequence",
          "java/lang/Iterable",
          "java/lang/StringBuilder",
          "java/lang/StringBuffer",
          "java/io/PrintStream",
          "java/io/PrintWriter",
          "java/util/Formatter",
          "java/util/StringJoiner",
          "java/util/Collections",
          "java/util/List",
          "java/util/Set",
          "java/util/Map",
          "java/util/logging/Logger");

  /** What only keeps or compares references. */
  private static final Set<String> BLIND =
      Set.of(
          "java/lang/System",
          "java/lang/Class",
          "java/lang/ClassLoader",
          "java/lang/ThreadLocal",
          "java/lang/invoke/MethodHandles",
          "java/lang/invoke/MethodHandles$Lookup",
          "java/lang/invoke/MethodType");

  private static final Set<String> COLLECTIONS =
      Set.of("java/util/List", "java/util/Set", "java/util/Map");

  private Looks() {}

  /**
   * Adds what is told of arguments.
   *
   * @param isSilent whether nobody notices calls of the type
   */
  static CallPlan add(LibraryCall call, CallPlan plan, boolean isSilent) {
    if (!(isSilent || LOOKING.contains(call.type())) || isBlind(call)) {
      return plan;
    }
    PlanBuilder told = PlanBuilder.of(call, plan);
    IntStream.range(0, call.arguments().length)
        .filter(i -> Calls.mayChange(call.arguments()[i]))
        .forEach(told::looksInto);
    return told.build(plan.handed());
  }

  private static boolean isBlind(LibraryCall call) {
    return BLIND.contains(call.type())
        || (COLLECTIONS.contains(call.type()) && !call.isStatic() && !call.name().equals("equals"))
        || call.name().startsWith("requireNonNull")
        || call.name().endsWith("Null")
        || (call.type().equals("java/lang/String") && call.name().equals("equals"));
  }
}

package dev.photofinish.record.weave;

import dev.photofinish.record.weave.Step.Shape;
import java.util.Set;

/** Calls of atomic objects: accesses to volatile memory, with values. */
final class AtomicCalls {

  private static final String PACKAGE = "java/util/concurrent/atomic/Atomic";

  private static final Set<String> VALUES = Set.of("Integer", "Long", "Boolean", "Reference");

  private static final Set<String> ARRAYS = Set.of("IntegerArray", "LongArray", "ReferenceArray");

  /** Whether a call is one, and what is told then. */
  boolean plan(LibraryCall call, PlanBuilder plan) {
    if (!call.type().startsWith(PACKAGE) || call.isConstructor() || call.isStatic()) {
      return false;
    }
    String rest = call.type().substring(PACKAGE.length());
    if (VALUES.contains(rest)) {
      plan(call, CallPlan.Part.VALUE, plan);
      return true;
    } else if (ARRAYS.contains(rest) && call.descriptor().startsWith("(I")) {
      plan(call, CallPlan.Part.ELEMENT, plan);
      return true;
    }
    return false;
  }

  private static void plan(LibraryCall call, CallPlan.Part part, PlanBuilder plan) {
    String name = call.name();
    if (name.endsWith("Update") || name.endsWith("Accumulate") || name.endsWith("AndGet")) {
      if (call.descriptor().contains("function")) {
        plan.atomic(part, "touch", "touch", Shape.PART);
        return;
      }
    }
    if (name.contains("ompareAndSet")) {
      plan.atomic(part, "beginUpdate", "endIf", Shape.OUTCOME_OF_PART);
    } else if (name.contains("And")) {
      plan.atomic(part, "beginUpdate", "end", Shape.PART);
    } else if (name.startsWith("set") || name.equals("lazySet")) {
      plan.atomic(part, "beginWrite", "end", Shape.PART);
    } else {
      plan.atomic(part, "beginRead", "end", Shape.PART);
    }
  }
}

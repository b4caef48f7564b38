package dev.photofinish.record.weave;

import static dev.photofinish.record.weave.PlanBuilder.CALLS;
import static dev.photofinish.record.weave.PlanBuilder.TASKS;

import dev.photofinish.models.MethodFacts;
import dev.photofinish.models.TypeFacts;
import dev.photofinish.record.weave.Step.Shape;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Decides what is told around calls of code that is not woven. Safe for many threads. */
final class Planner {

  /** Types whose calls nobody else can notice, or of which too many are made to ask each time. */
  private static final Set<String> SILENT =
      Set.of(
          "java/lang/Math",
          "java/lang/StrictMath",
          "java/lang/StringBuilder",
          "java/lang/ThreadLocal",
          "java/lang/Class",
          "java/lang/ClassLoader",
          "java/lang/System",
          "java/util/Objects",
          "java/util/logging/Logger",
          "java/util/logging/Level",
          "java/util/concurrent/ThreadLocalRandom",
          "java/util/concurrent/TimeUnit",
          "java/lang/invoke/MethodHandles",
          "java/lang/invoke/MethodHandles$Lookup",
          "java/lang/invoke/MethodType");

  private final LibraryTypes types;
  private final SpecialCalls special;
  private final Map<LibraryCall, CallPlan> plans = new ConcurrentHashMap<>();

  Planner(LibraryTypes types) {
    this.types = types;
    this.special = new SpecialCalls(new ClassFinder(null));
  }

  CallPlan plan(LibraryCall call) {
    CallPlan plan = plans.get(call);
    if (plan == null) {
      plan = special.plan(call).orElseGet(() -> planByFacts(call));
      plans.put(call, plan);
    }
    return plan;
  }

  private CallPlan planByFacts(LibraryCall call) {
    TypeFacts type = types.type(call.type());
    if (SILENT.contains(call.type()) || type.isImmutable() || call.type().startsWith("[")) {
      return CallPlan.EMPTY;
    }
    PlanBuilder plan = new PlanBuilder(call);
    MethodFacts facts = types.of(call);
    if (facts.isKnown()) {
      boolean returnsFuture =
          call.returnsObject() && special.isFuture(call.result().getInternalName());
      new EffectPlanner(plan, special.isContainer(call.type()), returnsFuture).plan(facts);
    } else {
      planUnknown(call, plan);
    }
    return plan.build();
  }

  /** Anything may be read, changed, called and returned. */
  private static void planUnknown(LibraryCall call, PlanBuilder plan) {
    boolean isPlatform = LibraryTypes.isPlatform(call.type().replace('/', '.'));
    plan.uses(Step.THIS).before(CALLS, "calling", Step.THIS).always(CALLS, "called", Step.THIS);
    for (int i = 0; i < call.arguments().length; i++) {
      plan.uses(i).before(TASKS, "handOver", i).always(TASKS, "handBack", i);
    }
    plan.after(CALLS, "known", Shape.RESULT, Step.THIS);
    if (!isPlatform) {
      plan.leaves().always(TASKS, "awaitEnds");
    }
  }
}

package dev.photofinish.record.weave;

import static dev.photofinish.record.weave.PlanBuilder.CALLS;
import static dev.photofinish.record.weave.PlanBuilder.TASKS;

import dev.photofinish.models.MethodFacts;
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
          "java/lang/String",
          "java/lang/Boolean",
          "java/lang/Byte",
          "java/lang/Short",
          "java/lang/Character",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Float",
          "java/lang/Double",
          "java/lang/Enum",
          "java/lang/Record",
          "java/lang/ThreadLocal",
          "java/lang/Class",
          "java/lang/ClassLoader",
          "java/lang/System",
          "java/util/Objects",
          "java/util/logging/Level",
          "java/util/concurrent/ThreadLocalRandom",
          "java/util/concurrent/TimeUnit",
          "java/lang/invoke/MethodHandles",
          "java/lang/invoke/MethodHandles$Lookup",
          "java/lang/invoke/MethodType");

  private final LibraryTypes types;
  private final SpecialCalls special;
  private final HandleCalls handles = new HandleCalls();
  private final ArrayCalls arrays = new ArrayCalls();
  private final Map<LibraryCall, CallPlan> plans = new ConcurrentHashMap<>();

  Planner(LibraryTypes types) {
    this.types = types;
    this.special = new SpecialCalls(new ClassFinder(ClassLoader.getSystemClassLoader()));
  }

  CallPlan plan(LibraryCall call) {
    CallPlan plan = plans.get(call);
    if (plan == null) {
      plan = handles.plan(call).orElseGet(() -> planOther(call));
      plan = Initialisers.add(call, plan);
      PlanBuilder more = PlanBuilder.of(call, plan);
      if (special.mayStop(call)) {
        more.stops();
      }
      special.addTo(call, more);
      plan = more.build(plan.handed());
      plans.put(call, plan);
    }
    return plan;
  }

  private CallPlan planOther(LibraryCall call) {
    CallPlan plan =
        SILENT.contains(call.type()) && !Globals.has(call) && !call.name().equals("timedJoin")
            ? CallPlan.silent(handed(call))
            : special.plan(call).orElseGet(() -> planByFacts(call));
    return arrays.add(
        call, OutletCalls.add(call, Looks.add(call, plan, SILENT.contains(call.type()))));
  }

  private CallPlan planByFacts(LibraryCall call) {
    if (isOfAnyObject(call) || types.type(call.type()).isImmutable()) {
      return CallPlan.silent(handed(call));
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
    return plan.build(handed(call));
  }

  private Handed handed(LibraryCall call) {
    return Handed.of(call, types.of(call), SILENT.contains(call.type()));
  }

  /** What all objects have, called on what may be any of them. */
  private static boolean isOfAnyObject(LibraryCall call) {
    return call.type().equals("java/lang/Object")
        && (call.isConstructor() || Set.of("getClass", "clone").contains(call.name()));
  }

  /** Anything may be read, changed, called and returned. */
  private static void planUnknown(LibraryCall call, PlanBuilder plan) {
    boolean isPlatform = Platform.has(call.type().replace('/', '.'));
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

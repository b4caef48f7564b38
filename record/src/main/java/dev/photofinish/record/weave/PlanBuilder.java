package dev.photofinish.record.weave;

import dev.photofinish.record.runtime.ArrayHooks;
import dev.photofinish.record.runtime.AtomicHooks;
import dev.photofinish.record.runtime.CallHooks;
import dev.photofinish.record.runtime.ClassHooks;
import dev.photofinish.record.runtime.CloneHooks;
import dev.photofinish.record.runtime.CopyHooks;
import dev.photofinish.record.runtime.GlobalHooks;
import dev.photofinish.record.runtime.HandleHooks;
import dev.photofinish.record.runtime.LockHooks;
import dev.photofinish.record.runtime.LookHooks;
import dev.photofinish.record.runtime.OutletHooks;
import dev.photofinish.record.runtime.StampHooks;
import dev.photofinish.record.runtime.StreamHooks;
import dev.photofinish.record.runtime.TaskHooks;
import dev.photofinish.record.runtime.ThreadHooks;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.Type;

/** Collects what is told around a call, each thing once. */
final class PlanBuilder {

  static final String CALLS = Type.getInternalName(CallHooks.class);
  static final String GLOBALS = Type.getInternalName(GlobalHooks.class);
  static final String LOOKS = Type.getInternalName(LookHooks.class);
  static final String OUTLETS = Type.getInternalName(OutletHooks.class);
  static final String LOCKS = Type.getInternalName(LockHooks.class);
  static final String STAMPS = Type.getInternalName(StampHooks.class);
  static final String TASKS = Type.getInternalName(TaskHooks.class);
  static final String THREADS = Type.getInternalName(ThreadHooks.class);
  static final String STREAMS = Type.getInternalName(StreamHooks.class);
  static final String ATOMICS = Type.getInternalName(AtomicHooks.class);
  static final String HANDLES = Type.getInternalName(HandleHooks.class);
  static final String ARRAYS = Type.getInternalName(ArrayHooks.class);
  static final String COPIES = Type.getInternalName(CopyHooks.class);
  static final String CLONES = Type.getInternalName(CloneHooks.class);
  static final String CLASSES = Type.getInternalName(ClassHooks.class);

  private static final String TAKING = "taking";

  private final LibraryCall call;
  private final Set<Step> first = new LinkedHashSet<>();
  private final Set<Step> before = new LinkedHashSet<>();
  private final Set<Step> after = new LinkedHashSet<>();
  private final Set<Step> failed = new LinkedHashSet<>();
  private final Set<Step> always = new LinkedHashSet<>();
  private boolean isLent;
  private CallPlan.Part part = CallPlan.Part.NONE;

  PlanBuilder(LibraryCall call) {
    this.call = call;
  }

  CallPlan build(Handed handed) {
    return new CallPlan(
        List.copyOf(first),
        takenLast(),
        List.copyOf(after),
        List.copyOf(failed),
        List.copyOf(always),
        isLent,
        part,
        handed);
  }

  /** Whoever takes something has told all else before. */
  private List<Step> takenLast() {
    return Stream.concat(
            before.stream().filter(step -> !step.hook().equals(TAKING)),
            before.stream().filter(step -> step.hook().equals(TAKING)))
        .toList();
  }

  /** What else is told around a call that is planned already. */
  static PlanBuilder of(LibraryCall call, CallPlan plan) {
    PlanBuilder builder = new PlanBuilder(call);
    builder.first.addAll(plan.first());
    builder.before.addAll(plan.before());
    builder.after.addAll(plan.after());
    builder.failed.addAll(plan.failed());
    builder.always.addAll(plan.always());
    builder.isLent = plan.isLent();
    builder.part = plan.part();
    return builder;
  }

  /** Whether the call is told for how long it waits. */
  boolean mayGiveUp() {
    return call.arguments().length > 0;
  }

  /** Arrays that the call is given do not become known by that. */
  PlanBuilder lend() {
    isLent = true;
    return this;
  }

  /** An array is about to be given to the call, which touches a range of it. */
  PlanBuilder first(String hook, int operand, ArrayRange range) {
    if (call.has(operand)) {
      first.add(new Step(ARRAYS, hook, Step.Shape.RANGE, operand, range));
    }
    return this;
  }

  /** The call copies elements of one array to another. */
  PlanBuilder copying() {
    add(before, COPIES, "copying", Step.Shape.COPY, 0);
    return this;
  }

  PlanBuilder before(String owner, String hook, int operand) {
    add(before, owner, hook, Step.Shape.OPERAND, operand);
    return this;
  }

  PlanBuilder always(String owner, String hook, int operand) {
    add(always, owner, hook, Step.Shape.OPERAND, operand);
    return this;
  }

  PlanBuilder after(String owner, String hook, Step.Shape shape, int operand) {
    add(after, owner, hook, shape, operand);
    return this;
  }

  PlanBuilder failed(String owner, String hook, int operand) {
    add(failed, owner, hook, Step.Shape.OPERAND, operand);
    return this;
  }

  PlanBuilder before(String owner, String hook) {
    add(before, owner, hook, Step.Shape.NOTHING, Step.NONE);
    return this;
  }

  PlanBuilder always(String owner, String hook) {
    add(always, owner, hook, Step.Shape.NOTHING, Step.NONE);
    return this;
  }

  /** An access to an atomic object, begun and ended by hooks. */
  PlanBuilder atomic(CallPlan.Part which, String begin, String end, Step.Shape shape) {
    part = which;
    add(before, ATOMICS, begin, Step.Shape.PART, Step.THIS);
    add(after, ATOMICS, end, shape, Step.THIS);
    return this;
  }

  /** A stamp is given to a stamped lock. */
  PlanBuilder stamp(String hook) {
    add(before, STAMPS, hook, Step.Shape.STAMP, Step.THIS);
    return this;
  }

  /** An access by a handle, begun and ended by hooks. */
  PlanBuilder handle(CallPlan.Part which, String begin, String end, Step.Shape shape) {
    part = which;
    add(before, HANDLES, begin, Step.Shape.HANDLE, Step.THIS);
    add(after, HANDLES, end, shape, Step.THIS);
    add(failed, HANDLES, "failed", Step.Shape.HANDLE, Step.THIS);
    return this;
  }

  /** A handle is made for a field of the class that is the first argument, or for that field. */
  PlanBuilder made() {
    add(after, HANDLES, "made", Step.Shape.MADE, 0);
    return this;
  }

  PlanBuilder failed(String owner, String hook) {
    add(failed, owner, hook, Step.Shape.NOTHING, Step.NONE);
    return this;
  }

  /** The call may wait, and when it goes on, it has taken something from an operand. */
  PlanBuilder takes(int operand) {
    return before(CALLS, TAKING, operand);
  }

  /** The call goes on only if its thread has not been interrupted. */
  PlanBuilder stops() {
    return beforeOn(THREADS, "stopping").failed(THREADS, "stopped");
  }

  /** The call may have the platform start threads. */
  PlanBuilder mayStart() {
    return beforeOn(TASKS, "mayStart");
  }

  /** What is told before the call, unless it is one on an object and there is none. */
  private PlanBuilder beforeOn(String owner, String hook) {
    return call.has(Step.THIS) ? before(owner, hook, Step.THIS) : before(owner, hook);
  }

  /** The call may interrupt threads. */
  PlanBuilder interrupts() {
    return before(THREADS, "interruptingSome").always(THREADS, "interruptedSome");
  }

  /** What the call does with one of its operands, and how, is not known. */
  PlanBuilder uses(int operand) {
    return before(CALLS, "using", operand).always(CALLS, "used", operand);
  }

  /** The call may look into one of its operands. */
  PlanBuilder looksInto(int operand) {
    return before(LOOKS, "looking", operand).always(LOOKS, "lookedInto", operand);
  }

  /** Code that nobody knows is called. */
  PlanBuilder leaves() {
    return before(CALLS, "leaving").always(CALLS, "back");
  }

  /** An effect on an operand that the call does not have, or that is a number, is left out. */
  private void add(Set<Step> to, String owner, String hook, Step.Shape shape, int operand) {
    boolean hasOperand = operand == Step.NONE || shape == Step.Shape.RESULT || call.has(operand);
    boolean hasResult = !shape.hasResult() || call.hasResult(shape);
    if (hasOperand && hasResult) {
      to.add(new Step(owner, hook, shape, call.has(operand) ? operand : Step.NONE));
    }
  }
}

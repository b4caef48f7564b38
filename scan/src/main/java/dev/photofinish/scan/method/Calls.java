package dev.photofinish.scan.method;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FixedList;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.models.Effect;
import dev.photofinish.models.MethodFacts;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.order.BottomUp.Summaries;
import dev.photofinish.scan.order.CallTargets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds out what the calls of a method run. */
final class Calls {

  private static final Callee UNKNOWN = new Callee.Unknown();

  private final Context context;
  private final ClassModel caller;
  private final Summaries summaries;

  /** What was found out before, by the numbers of the calls' instructions. */
  private @Nullable Resolved[] known = new Resolved[16];

  /**
   * What a call runs if the class of the object that it is on is known to be this one.
   *
   * @param unfollowed the method that it names, if it may run others that are not followed
   */
  record Resolved(@Nullable ClassModel exact, Callee callee, Optional<MethodModel> unfollowed) {}

  Calls(Context context, ClassModel caller, Summaries summaries) {
    this.context = context;
    this.caller = caller;
    this.summaries = summaries;
  }

  /** What a call runs, with what is known so far of the object that it is called on. */
  Callee resolve(Invoke call, Values values) {
    return resolved(call, values).callee();
  }

  /** The same, and the method that it names if that is not all. */
  Resolved resolved(Invoke call, Values values) {
    if (call.index() >= known.length) {
      known = Arrays.copyOf(known, Math.max(call.index() + 1, 2 * known.length));
    }
    ClassModel exact = exactReceiver(call, values);
    Resolved before = known[call.index()];
    if (before != null && before.exact() == exact) {
      return before;
    }
    CallTargets.Called called = context.targets().of(caller, call.kind(), call.method());
    Resolved found = new Resolved(exact, find(call, exact, called), called.unfollowed());
    known[call.index()] = found;
    return found;
  }

  private Callee find(Invoke call, @Nullable ClassModel exact, CallTargets.Called called) {
    MethodFacts facts = called.facts();
    if (facts.hasEffects() && saysMoreThanCode(facts)) {
      return new Callee.Modelled(facts);
    }
    FixedList<Callee.Target> targets =
        targets(
            exact != null && exact.isApplication()
                ? context.targets().onExactly(exact, call.method())
                : called.targets());
    if (!targets.isEmpty()) {
      return new Callee.Analysed(targets);
    }
    return facts.isKnown() ? new Callee.Modelled(facts) : UNKNOWN;
  }

  /** Locks and threads are what a model knows better than the code that implements them. */
  private static boolean saysMoreThanCode(MethodFacts facts) {
    for (int i = 0; i < facts.effects().size(); i++) {
      Effect effect = facts.effects().get(i);
      if (effect instanceof Effect.Locks
          || effect instanceof Effect.RunsOn
          || effect instanceof Effect.TestsMain) {
        return true;
      }
    }
    return false;
  }

  /** The class of the object that a virtual call is on, if the method made that object itself. */
  private @Nullable ClassModel exactReceiver(Invoke call, Values values) {
    boolean isVirtual =
        switch (call.kind()) {
          case VIRTUAL, INTERFACE -> true;
          case STATIC, SPECIAL -> false;
        };
    if (!isVirtual) {
      return null;
    }
    Symbols receiver = values.of(call.operand(0));
    if (receiver.fresh().size() != 1 || !receiver.reached().isEmpty()) {
      return null;
    }
    String type = values.exactType(receiver.fresh().get(0));
    return type == null ? null : context.program().find(type);
  }

  /** The methods whose summaries this method may use. */
  FixedList<Callee.Target> targets(FixedList<MethodModel> methods) {
    if (methods.isEmpty()) {
      return FixedList.of();
    }
    List<Callee.Target> targets = new ArrayList<>(methods.size());
    for (int i = 0; i < methods.size(); i++) {
      Summary summary = summaries.of(methods.get(i));
      if (summary != null) {
        targets.add(new Callee.Target(methods.get(i), summary));
      }
    }
    return FixedList.copyOf(targets);
  }
}

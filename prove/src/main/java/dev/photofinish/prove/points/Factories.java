package dev.photofinish.prove.points;

import dev.photofinish.ir.CallKind;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Value;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.code.ReturnedValues;
import dev.photofinish.prove.heap.Sensitivity;
import java.util.HashMap;
import java.util.Map;

/**
 * Static methods that return what they make. All that one caller gets from them in one context is
 * one object to rule 4.8, although each call stands for an allocation of its own. So they are told
 * apart by their calls, too, where the contexts of their callers were not enough to rule out races
 * on what they make. Confined to the thread that analyses.
 */
final class Factories {

  private final Universe universe;
  private final Sensitivity sensitivity;
  private final Map<MethodModel, Boolean> known = new HashMap<>();

  Factories(Universe universe, Sensitivity sensitivity) {
    this.universe = universe;
    this.sensitivity = sensitivity;
  }

  /** Whether the calls of a static method are told apart. */
  boolean areCallsToldApart(MethodModel method) {
    Boolean told = known.get(method);
    if (told == null) {
      // One that calls itself makes nothing by that.
      known.put(method, false);
      told = universe.codes().of(method).map(this::returnsSomethingRefined).orElse(false);
      known.put(method, told);
    }
    return told;
  }

  private boolean returnsSomethingRefined(MethodCode code) {
    return ReturnedValues.of(code.body()).stream()
        .anyMatch(
            value -> value instanceof Value.Result result && isRefined(code, result.definition()));
  }

  private boolean isRefined(MethodCode code, Instruction definition) {
    if (sensitivity.hasGrownAgain(code.method(), definition)) {
      return true;
    }
    return definition instanceof Invoke call
        && call.kind() == CallKind.STATIC
        && universe.dispatch().direct(CallKind.STATIC, code.method().owner(), call.method())
            instanceof Target.Real real
        && areCallsToldApart(real.method());
  }
}

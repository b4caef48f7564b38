package dev.photofinish.prove.points;

import dev.photofinish.ir.CallKind;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Value;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.code.ReturnedValues;
import dev.photofinish.prove.heap.Sensitivity;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

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
    return told != null ? told : find(method);
  }

  /** Looks at what a method returns, and at what those return whose results it returns. */
  private boolean find(MethodModel method) {
    Set<MethodModel> seen = new LinkedHashSet<>(List.of(method));
    Deque<MethodModel> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      MethodModel next = open.remove();
      Optional<MethodCode> code = universe.codes().of(next);
      if (known.getOrDefault(next, false) || code.map(this::returnsRefined).orElse(false)) {
        known.put(method, true);
        return true;
      }
      code.stream().flatMap(this::callees).filter(seen::add).forEach(open::add);
    }
    seen.forEach(each -> known.put(each, false));
    return false;
  }

  private boolean returnsRefined(MethodCode code) {
    return results(code).anyMatch(each -> sensitivity.hasGrownAgain(code.method(), each));
  }

  private static Stream<Instruction> results(MethodCode code) {
    return ReturnedValues.of(code.body()).stream()
        .filter(Value.Result.class::isInstance)
        .map(value -> ((Value.Result) value).definition());
  }

  /** The static methods whose results a method returns, as far as nothing is known of them. */
  private Stream<MethodModel> callees(MethodCode code) {
    return results(code)
        .filter(each -> each instanceof Invoke call && call.kind() == CallKind.STATIC)
        .map(each -> callee(code, (Invoke) each))
        .flatMap(Optional::stream)
        .filter(callee -> known.getOrDefault(callee, true));
  }

  private Optional<MethodModel> callee(MethodCode code, Invoke call) {
    return universe.dispatch().direct(CallKind.STATIC, code.method().owner(), call.method())
            instanceof Target.Real real
        ? Optional.of(real.method())
        : Optional.empty();
  }
}

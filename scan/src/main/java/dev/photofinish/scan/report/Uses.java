package dev.photofinish.scan.report;

import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.ArrayStore;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.Dominators;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.Value;
import dev.photofinish.scan.domain.Site;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Looks at the code around an access. It builds the body again, so it is for races that are told,
 * not for all that are found.
 */
final class Uses {

  private final Methods methods;

  Uses(Methods methods) {
    this.methods = methods;
  }

  Use of(Candidate candidate) {
    Site site = candidate.access().site();
    Optional<Body> body = methods.body(site.method());
    return body.flatMap(known -> Methods.instruction(known, site.index()))
        .map(instruction -> of(body.get(), instruction, candidate.isWrite()))
        .orElse(Use.UNKNOWN);
  }

  private static Use of(Body body, Instruction access, boolean isWrite) {
    Use.Means means = means(access);
    if (means == Use.Means.CALL) {
      return Use.CALL;
    } else if (means == Use.Means.UNKNOWN || MemoryUse.isStore(access) != isWrite) {
      return Use.UNKNOWN;
    }
    MemoryUse memory = new MemoryUse(body, Dominators.of(body), access);
    return new Use(
        means,
        memory.deed(access),
        memory.loads() == 1,
        memory.isDoubleChecked(),
        isWrite ? constant(access) : null);
  }

  private static Use.Means means(Instruction access) {
    if (access instanceof FieldLoad || access instanceof FieldStore) {
      return Use.Means.FIELD;
    } else if (access instanceof ArrayLoad || access instanceof ArrayStore) {
      return Use.Means.ARRAY;
    }
    return access instanceof Invoke ? Use.Means.CALL : Use.Means.UNKNOWN;
  }

  private static Value.@Nullable Constant constant(Instruction store) {
    Value written = store.operand(store.operandCount() - 1);
    return written instanceof Value.Constant constant ? constant : null;
  }
}

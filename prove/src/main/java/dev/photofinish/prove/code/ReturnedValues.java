package dev.photofinish.prove.code;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.Cast;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Return;
import dev.photofinish.ir.Value;
import java.util.LinkedHashSet;
import java.util.Set;

/** What a method may return: where its results come from, through casts and joins of ways. */
public final class ReturnedValues {

  private final Set<Value> seen = new LinkedHashSet<>();

  private ReturnedValues() {}

  /** All values but null, none of them a phi or a cast. */
  public static Set<Value> of(Body body) {
    ReturnedValues returned = new ReturnedValues();
    for (Block block : body.blocks()) {
      for (Instruction instruction : block.instructions()) {
        if (instruction instanceof Return back) {
          back.value().ifPresent(returned::add);
        }
      }
    }
    returned.seen.removeIf(value -> value instanceof Value.Phi || isNull(value) || isCast(value));
    return returned.seen;
  }

  private void add(Value value) {
    if (!seen.add(value)) {
      return;
    }
    if (value instanceof Value.Phi phi) {
      for (int i = 0; i < phi.operandCount(); i++) {
        add(phi.operand(i));
      }
    } else if (value instanceof Value.Result result && result.definition() instanceof Cast cast) {
      add(cast.value());
    }
  }

  private static boolean isNull(Value value) {
    return value instanceof Value.Constant constant && constant.isNull();
  }

  private static boolean isCast(Value value) {
    return value instanceof Value.Result result && result.definition() instanceof Cast;
  }
}

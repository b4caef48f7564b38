package dev.photofinish.predict.witness;

import dev.photofinish.predict.symbolic.Condition;
import dev.photofinish.predict.symbolic.Dependence;
import dev.photofinish.predict.symbolic.Expression;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;

/** Gathers what a condition or an expression is made of. */
final class Parts {

  private final Set<Long> reads = new HashSet<>();
  private final Set<Dependence.Past> pasts = new HashSet<>();
  private final Set<Expression> visited = Collections.newSetFromMap(new IdentityHashMap<>());

  private Parts() {}

  static Dependence of(Condition condition) {
    Parts parts = new Parts();
    if (condition instanceof Condition.Holds holds) {
      parts.visit(holds.left());
      parts.visit(holds.right());
    } else if (condition instanceof Condition.AsRecorded as) {
      parts.visit(as.on());
    }
    return new Dependence(parts.reads, parts.pasts);
  }

  static Dependence of(Expression expression) {
    Parts parts = new Parts();
    parts.visit(expression);
    return new Dependence(parts.reads, parts.pasts);
  }

  private void visit(Expression expression) {
    if (!visited.add(expression)) {
      return;
    }
    if (expression instanceof Expression.Read read) {
      reads.add(read.event());
    } else if (expression instanceof Expression.Unknown unknown) {
      visit(unknown.on());
    } else if (expression instanceof Expression.Compute compute) {
      compute.operands().forEach(this::visit);
    }
  }

  private void visit(Dependence on) {
    reads.addAll(on.reads());
    pasts.addAll(on.pasts());
  }
}

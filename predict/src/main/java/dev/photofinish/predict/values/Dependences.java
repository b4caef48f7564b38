package dev.photofinish.predict.values;

import dev.photofinish.predict.symbolic.Condition;
import dev.photofinish.predict.symbolic.Dependence;
import dev.photofinish.predict.symbolic.Expression;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** What expressions and conditions depend on. Expressions may be deep, and share their parts. */
final class Dependences {

  private Dependences() {}

  static Dependence of(Condition condition) {
    if (condition instanceof Condition.Holds holds) {
      return of(List.of(holds.left(), holds.right()));
    }
    return ((Condition.AsRecorded) condition).on();
  }

  static Dependence of(Expression expression) {
    return of(List.of(expression));
  }

  private static Dependence of(List<Expression> expressions) {
    Set<Long> reads = new HashSet<>();
    Set<Dependence.Past> pasts = new HashSet<>();
    Set<Expression> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Expression> left = new ArrayDeque<>(expressions);
    while (!left.isEmpty()) {
      Expression expression = left.pop();
      if (!seen.add(expression)) {
        continue;
      }
      if (expression instanceof Expression.Read read) {
        reads.add(read.event());
      } else if (expression instanceof Expression.Compute compute) {
        compute.operands().forEach(left::push);
      } else if (expression instanceof Expression.Unknown unknown) {
        reads.addAll(unknown.on().reads());
        pasts.addAll(unknown.on().pasts());
      }
    }
    return new Dependence(reads, pasts);
  }
}

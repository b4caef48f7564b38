package dev.photofinish.predict.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.RandomExpressions;
import dev.photofinish.testbench.Seeds;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What code that is run again computes is what Java does. */
class ArithmeticTest {

  @Test
  void asJavaComputes() {
    Seeds.of(32, 20_000)
        .check(
            seed -> {
              RandomExpressions random = new RandomExpressions(seed);
              var type = random.type();
              long found = random.number(type);
              var computed =
                  random.of(
                      new RandomExpressions.Valued(new Expression.Read(0), type, found),
                      (int) (seed & 3));

              assertThat(value(computed.expression(), found))
                  .as("%s of %d", computed.expression(), found)
                  .isEqualTo(computed.value());
            });
  }

  private static long value(Expression expression, long found) {
    if (expression instanceof Expression.Compute compute) {
      List<Long> operands = compute.operands().stream().map(each -> value(each, found)).toList();
      return Arithmetic.compute(compute.operator(), compute.type(), operands).orElseThrow();
    }
    return expression instanceof Expression.Constant constant ? constant.value() : found;
  }
}

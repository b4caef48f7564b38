package dev.photofinish.predict.witness;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.RandomExpressions;
import dev.photofinish.predict.symbolic.Expression;
import dev.photofinish.testbench.Seeds;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** What witnesses compute is what Java does. */
class ArithmeticTest {

  @Test
  void asJavaComputes() {
    Seeds.of(31, 20_000)
        .check(
            seed -> {
              RandomExpressions random = new RandomExpressions(seed);
              var type = random.type();
              long found = random.number(type);
              var computed =
                  random.of(
                      new RandomExpressions.Valued(new Expression.Read(0), type, found),
                      (int) (seed & 3));

              assertThat(
                      new Arithmetic(read -> OptionalLong.of(found)).value(computed.expression()))
                  .as("%s of %d", computed.expression(), found)
                  .hasValue(computed.value());
            });
  }
}

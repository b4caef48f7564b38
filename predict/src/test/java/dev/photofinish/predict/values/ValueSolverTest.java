package dev.photofinish.predict.values;

import static dev.photofinish.predict.values.Symbols.holds;
import static dev.photofinish.predict.values.Symbols.number;
import static dev.photofinish.predict.values.Symbols.past;
import static dev.photofinish.predict.values.Symbols.read;
import static dev.photofinish.predict.values.Symbols.same;
import static dev.photofinish.predict.values.Symbols.sum;
import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.Comparison;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Operator;
import dev.photofinish.predict.solver.Limits;
import dev.photofinish.predict.symbolic.Before;
import dev.photofinish.predict.symbolic.Dependence;
import dev.photofinish.predict.symbolic.Expression;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Questions whose answers are known. */
class ValueSolverTest {

  private static final String NONE = Long.toString(dev.photofinish.trace.Event.UNNUMBERED);

  private static final ValueSolver SOLVER = new ValueSolver();

  @AfterAll
  static void end() {
    SOLVER.close();
  }

  private static boolean race(Symbols symbols, long first, long second) {
    ValueAnswer answer =
        SOLVER.solve(new ValueQuery(symbols.window(), first, second), Limits.none());
    assertThat(answer).isNotInstanceOf(ValueAnswer.Unknown.class);
    return answer instanceof ValueAnswer.Race;
  }

  @Test
  void aLockOrders() {
    String trace =
        """
        0 acquire l; 0 write x 1; 0 write f 1; 0 release l
        1 acquire l; 1 read f 1; 1 release l; 1 write x 2
        """;
    // Who came into the section by the flag comes after the other section.
    assertThat(race(Symbols.of(trace).when(7, holds(read(5), Comparison.EQ, number(1))), 1, 7))
        .isFalse();
    assertThat(race(Symbols.of(trace), 1, 7)).isTrue();
    String both = "0 acquire l; 0 write x 1; 0 release l; 1 acquire l; 1 write x 2; 1 release l";
    assertThat(race(Symbols.of(both), 1, 4)).isFalse();
  }

  @Test
  void aValueTestOrders() {
    String trace = "0 write x 1; 0 write f 1; 1 read f 1; 1 write x 2";
    assertThat(race(Symbols.of(trace).when(3, holds(read(2), Comparison.NE, number(0))), 0, 3))
        .isFalse();
    assertThat(race(Symbols.of(trace).when(3, holds(read(2), Comparison.LT, number(2))), 0, 3))
        .isTrue();
    String volatiles =
        trace.replace("write f", "volatile_write f").replace("read f", "volatile_read f");
    assertThat(race(Symbols.of(volatiles).when(3, holds(read(2), Comparison.EQ, number(1))), 0, 3))
        .isFalse();
  }

  @Test
  void joinsNoticesAndLatchesOrder() {
    assertThat(race(Symbols.of("0 fork 1; 1 write x 1; 1 end; 0 join 1; 0 write x 2"), 1, 4))
        .isFalse();
    assertThat(race(Symbols.of("0 write x 1; 0 signal s; 1 await s; 1 write x 2"), 0, 3)).isFalse();
    String notice =
        """
        1 acquire l; 1 wait l; 0 write x 1; 0 acquire l; 0 notify l; 0 release l
        1 wake l 1; 1 write x 2
        """;
    assertThat(race(Symbols.of(notice), 2, 7)).isFalse();
    assertThat(race(Symbols.of(notice.replace("wake l 1", "wake l 0")), 2, 7)).isTrue();
  }

  @Test
  void whatIsWrittenDependsOnWhatIsRead() {
    String trace = "0 write y 1; 0 write x 1; 1 read y 1; 1 write z 2; 2 read z 2; 2 write x 2";
    Symbols symbols =
        Symbols.of(trace)
            .writes(3, sum(read(2), number(1)))
            .when(5, holds(read(4), Comparison.GE, number(1)));
    // If thread 1 reads 0, it writes 1, which suffices.
    assertThat(race(symbols, 1, 5)).isTrue();
    Symbols strict =
        Symbols.of(trace)
            .writes(3, sum(read(2), number(1)))
            .when(5, holds(read(4), Comparison.GE, number(2)));
    String after = "0 write x 1; 0 write y 1; 1 read y 1; 1 write z 2; 2 read z 2; 2 write x 2";
    assertThat(race(strict, 1, 5)).isTrue();
    Symbols late =
        Symbols.of(after)
            .writes(3, sum(read(2), number(1)))
            .when(5, holds(read(4), Comparison.GE, number(2)));
    assertThat(race(late, 0, 5)).isFalse();
  }

  @Test
  void whatIsNotKnownIsAsItWas() {
    String trace = "0 write x 1; 0 write y 1; 1 read y 1; 1 write z 7; 2 read z 7; 2 write x 2";
    Symbols symbols =
        Symbols.of(trace)
            .writes(3, new Expression.Unknown(new Dependence(Set.of(2L), Set.of())))
            .when(5, holds(read(4), Comparison.GE, number(2)));
    assertThat(race(symbols, 0, 5)).isFalse();
    Symbols free =
        Symbols.of(trace)
            .writes(3, new Expression.Unknown(Dependence.NONE))
            .when(5, holds(read(4), Comparison.GE, number(2)));
    assertThat(race(free, 0, 5)).isTrue();
    assertThat(race(Symbols.of(trace).when(5, past(1, 4)), 0, 5)).isFalse();
    assertThat(race(Symbols.of(trace).when(5, past(1, 2)), 0, 5)).isTrue();
    assertThat(race(Symbols.of(trace).when(5, same(4L)), 0, 5)).isTrue();
  }

  @Test
  void objectsWithoutNumbersAreKnownByTheirWriters() {
    String trace = "0 write x 1; 0 write y -1; 1 read y -1; 1 write x 2".replace("-1", NONE);
    assertThat(race(Symbols.of(trace).when(3, same(2L)), 0, 3)).isFalse();
    // Another write of something without a number is of something else.
    String two =
        "0 write y -1; 0 write x 1; 0 write y -1; 1 read y -1; 1 write x 2".replace("-1", NONE);
    assertThat(race(Symbols.of(two).when(4, same(3L)), 1, 4)).isFalse();
    assertThat(race(Symbols.of(two.replace(NONE, "1")).when(4, same(3L)), 1, 4)).isTrue();
  }

  @Test
  void numbersThatDoNotFitAreNotTaken() {
    // Only 2147483647 + 1 is less than 0, and only the last write leaves 2147483647.
    String trace =
        "0 write y 5; 0 write x 1; 0 write y 2147483647; 1 read y 2147483647; 1 write x 2";
    Expression next = sum(read(3), number(1));
    assertThat(race(Symbols.of(trace).when(4, holds(next, Comparison.LT, number(0))), 1, 4))
        .isFalse();
    // As it was it is known to be.
    Symbols third =
        Symbols.of(trace + "; 2 write x 3").when(4, holds(next, Comparison.LT, number(0)));
    assertThat(race(third, 4, 5)).isTrue();
  }

  @Test
  void longsAreCompared() {
    String trace = "0 write y 5; 0 write x 1; 0 write y 9; 1 read y 9; 1 write x 2";
    for (long than : List.of(4L, 5L)) {
      Expression compared =
          new Expression.Compute(Operator.COMPARE, JavaType.INT, List.of(read(3), number(than)));
      Symbols symbols = Symbols.of(trace).when(4, holds(compared, Comparison.GT, number(0)));
      assertThat(race(symbols, 1, 4)).isEqualTo(than == 4);
      Symbols equal = Symbols.of(trace).when(4, holds(compared, Comparison.EQ, number(1)));
      assertThat(race(equal, 1, 4)).isEqualTo(than == 4);
    }
  }

  @Test
  void bitsAreComputed() {
    String trace = "0 write y 3; 0 write x 1; 0 write y 1; 1 read y 1; 1 write x 2";
    Expression bit = computed(Operator.AND, read(3), number(1));
    Symbols symbols = Symbols.of(trace).when(4, holds(bit, Comparison.EQ, number(1)));
    assertThat(race(symbols, 1, 4)).isTrue();
    Symbols other =
        Symbols.of(trace.replace("y 3", "y 2")).when(4, holds(bit, Comparison.EQ, number(1)));
    assertThat(race(other, 1, 4)).isFalse();
  }

  @Test
  void quotientsAreRoundedTowardsZero() {
    String trace = "0 write y -3; 0 write x 1; 0 write y -4; 1 read y -4; 1 write x 2";
    Expression half = computed(Operator.DIV, read(3), number(2));
    Symbols symbols = Symbols.of(trace).when(4, holds(half, Comparison.LE, number(-1)));
    assertThat(race(symbols, 1, 4)).isTrue();
    Symbols less = Symbols.of(trace).when(4, holds(half, Comparison.LE, number(-2)));
    assertThat(race(less, 1, 4)).isFalse();
  }

  @Test
  void whatIsNotLinearIsAsRecorded() {
    String trace = "0 write y 2; 0 write x 1; 0 write y 5; 1 read y 5; 1 write x 2";
    Expression bits = computed(Operator.AND, read(3), sum(read(3), number(1)));
    Symbols symbols = Symbols.of(trace).when(4, holds(bits, Comparison.GT, number(0)));
    // 2 & 3 is more than 0 as well, but nobody computes that before.
    assertThat(race(symbols, 1, 4)).isFalse();
    Symbols again =
        Symbols.of(trace.replace("y 2", "y 5")).when(4, holds(bits, Comparison.GT, number(0)));
    assertThat(race(again, 1, 4)).isTrue();
  }

  private static Expression computed(Operator operator, Expression a, Expression b) {
    return new Expression.Compute(operator, JavaType.INT, List.of(a, b));
  }

  @Test
  void whatWasBeforeTheWindow() {
    String trace = "0 read y 7; 0 write x 1; 1 write y 8; 1 write x 2";
    Symbols symbols = Symbols.of(trace).when(1, holds(read(0), Comparison.EQ, number(7)));
    assertThat(race(symbols, 1, 3)).isFalse();
    assertThat(race(symbols.before(new Before((o, m) -> 7, e -> 0, Set.of())), 1, 3)).isTrue();
    Before earlier = new Before((o, m) -> 0, e -> e == -5 ? 7 : 0, Set.of());
    Symbols known =
        Symbols.of(trace).when(1, holds(read(0), Comparison.LT, read(-5))).before(earlier);
    assertThat(race(known, 1, 3)).isTrue();
  }

  @Test
  void locksThatWereTakenBeforeTheWindow() {
    String trace = "0 write x 1; 1 acquire l; 1 write x 2";
    long lock = 2;
    assertThat(race(Symbols.of(trace), 0, 2)).isTrue();
    Before held = new Before((o, m) -> 0, e -> 0, Set.of(new Before.Held(lock, 0, false)));
    assertThat(race(Symbols.of(trace).before(held), 0, 2)).isFalse();
    String released = "0 write x 1; 0 release l; 1 acquire l; 1 write x 2";
    assertThat(race(Symbols.of(released).before(held), 0, 3)).isFalse();
    String later = "0 release l; 0 write x 1; 1 acquire l; 1 write x 2";
    Before first = new Before((o, m) -> 0, e -> 0, Set.of(new Before.Held(1, 0, false)));
    assertThat(race(Symbols.of(later).before(first), 1, 3)).isTrue();
  }

  @Test
  void waitsThatBeganBeforeTheWindow() {
    String trace = "1 write x 1; 1 acquire l; 1 notify l; 1 release l; 0 wake l 1; 0 write x 2";
    assertThat(race(Symbols.of(trace), 0, 5)).isFalse();
    assertThat(race(Symbols.of(trace + "; 1 write x 3"), 5, 6)).isTrue();
  }
}

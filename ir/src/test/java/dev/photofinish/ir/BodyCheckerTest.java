package dev.photofinish.ir;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The rules of bodies: whoever breaks one is found out. */
class BodyCheckerTest {

  private static final Instruction.Site SITE = new Instruction.Site(0, 0);

  /** A diamond: from block 0 over 1 or 2 to 3. */
  private static final int[][] DIAMOND = {{1, 2}, {3}, {3}, {}};

  private final Value.Result one = new Value.Result(0, JavaType.INT, null);
  private final Value.Result two = new Value.Result(1, JavaType.INT, null);
  private final Value.Constant five = new Value.Constant(2, JavaType.INT, 5);

  private Instruction define(Value.Result result, Value operand) {
    return new Compute(SITE, result, Operator.NEG, operand);
  }

  private static Instruction use(Value value) {
    return new Return(SITE, value);
  }

  private static Value.Phi phi(int id, Value... operands) {
    return new Value.Phi(id, JavaType.INT, null, 3, operands);
  }

  @Test
  void aRightBody() {
    Value.Phi phi = phi(3, one, two);
    Body body =
        new HandmadeBody(DIAMOND)
            .with(1, define(one, five))
            .with(2, define(two, five))
            .with(3, phi)
            .with(3, use(phi))
            .body(one, two, five, phi);
    assertThat(BodyChecker.check(body)).isEmpty();
  }

  @Test
  void aUseBeforeTheDefinition() {
    Body body =
        new HandmadeBody(new int[] {})
            .with(0, define(two, one))
            .with(0, define(one, five))
            .body(one, two, five);
    assertThat(BodyChecker.check(body))
        .containsExactly("v0 is used in B0 where its definition may not have run");
  }

  @Test
  void aUseWhereOnlyOnePathDefines() {
    Body body =
        new HandmadeBody(DIAMOND).with(1, define(one, five)).with(3, use(one)).body(one, two, five);
    assertThat(BodyChecker.check(body))
        .containsExactly("v0 is used in B3 where its definition may not have run");
  }

  @Test
  void aPhiThatTakesFromTheWrongPath() {
    Value.Phi phi = phi(3, two, one);
    Body body =
        new HandmadeBody(DIAMOND)
            .with(1, define(one, five))
            .with(2, define(two, five))
            .with(3, phi)
            .body(one, two, five, phi);
    assertThat(BodyChecker.check(body))
        .containsExactly(
            "v1 is used in B1 where its definition may not have run",
            "v0 is used in B2 where its definition may not have run");
  }

  @Test
  void aPhiWithTooFewOperands() {
    Value.Phi phi = phi(3, five);
    Body body = new HandmadeBody(DIAMOND).with(3, phi).body(one, two, five, phi);
    assertThat(BodyChecker.check(body))
        .containsExactly("v3 does not have one operand for each predecessor");
  }

  @Test
  void aValueThatIsNeverDefined() {
    Body body = new HandmadeBody(new int[] {}).with(0, use(one)).body(one, two, five);
    assertThat(BodyChecker.check(body))
        .containsExactly("v0 is used in B0 where its definition may not have run");
  }

  @Test
  void aValueThatIsDefinedTwice() {
    Body body =
        new HandmadeBody(new int[] {})
            .with(0, define(one, five))
            .with(0, define(one, five))
            .body(one, two, five);
    assertThat(BodyChecker.check(body)).containsExactly("v0 is defined twice");
  }

  @Test
  void aValueWithAnothersNumber() {
    Body body = new HandmadeBody(new int[] {}).with(0, define(one, five)).body(two, two, five);
    assertThat(BodyChecker.check(body)).containsExactly("v0 is not the value with its number");
  }
}

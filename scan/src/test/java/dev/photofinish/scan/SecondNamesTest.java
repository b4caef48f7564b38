package dev.photofinish.scan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.models.Models;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.il.IlCase;
import dev.photofinish.scan.il.check.Completeness;
import dev.photofinish.scan.il.check.ScannedCase;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Theorem 5.15 in the form of {@link CompletenessOfScanTest}, on small programs in which what a
 * path leads to gets a second name: in an object of the caller's own, whose contents a callee
 * changes. Each program was wrong once.
 */
class SecondNamesTest {

  private static final Models MODELS = Models.builtIn();

  /** What a callee puts into an object that only its caller knows is known to nobody else. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        """
        m0(arg1) {
          y := new();
          m1(y, arg1);
        }
        m1(arg1, arg2) {
          x := arg2;
          z := x.k;
          arg1.k := x;
        }
        """,
        """
        m0(arg1, arg2) {
          arg2 := new();
          m1(arg2, arg1, arg1);
        }
        m1(arg1, arg2, arg3) {
          y := arg3;
          arg1.h := y;
          y := arg2.k;
        }
        """,
        """
        m0(arg1) {
          y := new();
          m1(y, arg1);
        }
        m1(arg1, arg2) {
          m2(arg2.f, arg1);
        }
        m2(arg1, arg2) {
          x := arg1;
          z := x.g;
          arg2.k := x;
        }
        """,
        """
        m0(arg1) {
          x := new();
          y := arg1;
          z := y.f;
          m1(x);
          x.h := y;
        }
        m1(arg1) {
          x := arg1;
          x.g := x;
        }
        """
      })
  void objectsOfTheCallersOwnTellNobody(String text) throws Exception {
    Completeness compared = compared(text);
    assertThat(compared.isExact()).isTrue();
    assertThat(compared.differences()).isEmpty();
  }

  /** The caller's own object is known to others, before the callee uses it or afterwards. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        """
        m0(arg1, arg2) {
          y := new();
          arg2.f := y;
          m1(y, arg1);
        }
        m1(arg1, arg2) {
          x := arg2;
          z := x.k;
          arg1.k := x;
        }
        """,
        """
        m0(arg1, arg2) {
          y := new();
          m1(y, arg1);
          arg2.f := y;
        }
        m1(arg1, arg2) {
          x := arg2;
          z := x.k;
          arg1.k := x;
        }
        """
      })
  void unlessOthersGetToKnowThem(String text) throws Exception {
    Completeness compared = compared(text);
    assertThat(compared.isExact()).isTrue();
    assertThat(compared.differences()).isEmpty();
  }

  /** The callee goes further than paths are followed. In the caller, that is {@code arg1.f}. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        """
        m0(arg1) {
          x := arg1;
          y := new();
          y.k := x;
          m1(y);
          z := arg1.f.f.f.f.g;
        }
        m1(arg1) {
          z := new();
          arg1.k.f.f.f.f := z;
        }
        """,
        """
        m0(arg1) {
          y := new();
          m1(y, arg1);
          z := arg1.f.f.f.f.g;
        }
        m1(arg1, arg2) {
          x := arg2;
          arg1.k := x;
          z := new();
          arg1.k.f.f.f.f := z;
        }
        """,
        """
        m0(arg1) {
          z := arg1;
          x := new();
          y := new();
          y.k := x;
          x.k := z;
          m1(y);
          x := arg1.f.f.f.f.g;
        }
        m1(arg1) {
          z := new();
          arg1.k.k.f.f.f.f := z;
        }
        """,
        """
        m0(arg1) {
          z := arg1;
          x := new();
          x.k := z;
          z := new();
          z.k := x;
          y := new();
          y.k := z;
          m1(y);
          x := arg1.f.f.f.f.g;
        }
        m1(arg1) {
          m2(arg1.k.k.k);
        }
        m2(arg1) {
          z := new();
          arg1.f.f.f.f := z;
        }
        """,
        """
        m0(arg1) {
          z := arg1;
          x := new();
          x.k := z;
          y := new();
          y.k := x;
          m1(y);
          x := arg1.f.f.f.f.g;
        }
        m1(arg1) {
          m2(arg1.k.k);
        }
        m2(arg1) {
          z := new();
          arg1.f.f.f.f := z;
        }
        """,
        """
        m0(arg1) {
          z := arg1;
          x := new();
          x.k := z;
          z := new();
          z.k := x;
          y := new();
          y.k := z;
          m1(y);
          x := arg1.f.f.f.g.h;
        }
        m1(arg1) {
          x := arg1.k.k.k.f.f.f;
          z := new();
          x.g := z;
        }
        """
      })
  void whatIsFarForTheCalleeMayBeNear(String text) throws Exception {
    assertThat(compared(text).differences()).isEmpty();
  }

  /** A value may be at most four things, but an object may hold more. */
  @Test
  void allThatAnObjectHoldsIsKnownWithIt() throws Exception {
    String text =
        """
        m0(arg1, arg2, arg3) {
          z := new();
          x := arg1.f;
          z.f := x;
          x := arg1.g;
          z.g := x;
          x := arg1.h;
          z.h := x;
          x := arg1.k;
          z.k := x;
          x := arg2.f;
          z.k := x;
          arg3.f := z;
          y := arg2.f.g;
        }
        """;
    assertThat(compared(text).differences()).isEmpty();
  }

  /**
   * In IL, {@code y.g} is y and {@code arg1.f} is assigned; in Java it is null, and the method goes
   * no further.
   */
  @Test
  void knownDeviationNewObjectsPointToThemselves() throws Exception {
    String text =
        """
        m0(arg1) {
          x := arg1;
          z := arg1.h;
          y := new();
          y.f := x;
          y.g.f.f := z;
          x := arg1.f.h;
        }
        """;
    assertThat(compared(text).claimed()).isPositive();
    assertThat(compared(text).differences()).isEmpty();
  }

  /** When others get to know the object, arg1 is no longer in it. */
  @Test
  void heldBefore() throws Exception {
    String text =
        """
        m0(arg1) {
          x := new();
          z := arg1;
          x.f := z;
          x.f := x;
          arg1.f := x;
        }
        """;
    assertThat(compared(text).claimed()).isPositive();
    assertThat(compared(text).differences()).isEmpty();
  }

  /** What m1 does far behind x is over before arg1.g comes into x. */
  @Test
  void heldAfterwards() throws Exception {
    String text =
        """
        m0(arg1) {
          x := new();
          z := arg1.g;
          m1(x);
          y := new();
          z.k := y;
          x.g := z;
        }
        m1(arg1) {
          z := new();
          arg1.f := z;
          z.g := z;
        }
        """;
    assertThat(compared(text).claimed()).isPositive();
    assertThat(compared(text).differences()).isEmpty();
  }

  /** It is in it still on one way. */
  @Test
  void heldBeforeAndOnOneWayStill() throws Exception {
    String text =
        """
        m0(arg1) {
          x := new();
          z := arg1;
          x.f := z;
          if * then {
            x.f := x;
          } else {
            skip;
          };
          arg1.f := x;
        }
        """;
    assertThat(compared(text).differences()).isEmpty();
  }

  /** Where others get to know the object, arg1 never was in it. */
  @Test
  void heldOnAnotherWay() throws Exception {
    String text =
        """
        m0(arg1) {
          x := new();
          z := arg1;
          if * then {
            x.f := z;
          } else {
            arg1.f := x;
          };
        }
        """;
    assertThat(compared(text).claimed()).isPositive();
    assertThat(compared(text).differences()).isEmpty();
  }

  private static Completeness compared(String text) throws Exception {
    IlCase program = IlCase.parse(text);
    Summary summary = Objects.requireNonNull(ScannedCase.of(program, MODELS).summaries().get("m0"));
    return new Completeness(program, "m0", summary);
  }
}

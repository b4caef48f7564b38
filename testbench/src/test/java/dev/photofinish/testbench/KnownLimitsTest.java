package dev.photofinish.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How far a known limit reaches. */
class KnownLimitsTest {

  @Test
  void aMethodReachesToItsClosingBrace() {
    assertThat(
            scopes(
                """
                class C {
                  @A({1}) <T> void FN_m(T t, int[] a)
                      throws E, F {
                    if (a != null) { use("}", '}'); /* } */ } // }
                  }
                  void other() {}
                }
                """))
        .containsExactly("FN_m 2-5");
  }

  @Test
  void aTypeReachesToItsClosingBrace() {
    assertThat(
            scopes(
                """
                record FN_R(@A({1}) int x) implements I {
                }
                enum FP_E {
                  A { void m() {} }
                }
                """))
        .containsExactly("FN_R 1-2", "FP_E 3-5");
  }

  @Test
  void usesOfANameAreNoScopes() {
    assertThat(
            scopes(
                """
                abstract class C {
                  abstract void FN_m() throws E;
                  abstract void FN_n();
                  void o() {
                    FN_m();
                    if (FN_n(() -> { })) { }
                    new FN_C() { };
                    int FN_x = 1;
                  }
                }
                """))
        .isEmpty();
  }

  @Test
  void aFileReachesOverAllOfIt() {
    SourceFile source = new SourceFile("com/acme/FN_File.java", "class C {}\n");
    assertThat(KnownLimits.of(source).around(1, "FN_")).containsExactly("FN_File");
    assertThat(KnownLimits.of(source).around(1, "FP_")).isEmpty();
  }

  @Test
  void theInnermostComesFirst() {
    String text = "class FN_C {\n void FN_m() {\n }\n}\n";
    KnownLimits limits = KnownLimits.of(new SourceFile("C.java", text));
    assertThat(limits.around(2, "FN_")).containsExactly("FN_m", "FN_C");
    assertThat(limits.around(4, "FN_")).containsExactly("FN_C");
  }

  private static List<String> scopes(String text) {
    return KnownLimits.of(new SourceFile("C.java", text)).scopes().stream()
        .map(scope -> scope.name() + " " + scope.firstLine() + "-" + scope.lastLine())
        .toList();
  }
}

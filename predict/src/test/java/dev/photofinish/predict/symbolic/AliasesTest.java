package dev.photofinish.predict.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.trace.EventKind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Objects that only one thread knows, and that come from where it is not known which of them comes:
 * what is done to them may be done to any.
 */
class AliasesTest {

  @TempDir Path folder;

  @Test
  void anElementWhoseNumberIsNotKnown() throws Exception {
    assertThat(
            written(
                """
                P[] all = {new P(), new P()};
                P first = all[0];
                all[at(0)].count = x;
                out = first.count;
                """))
        .contains("same T0<");
  }

  @Test
  void anElementOfNumbersWhoseNumberIsNotKnown() throws Exception {
    assertThat(
            written(
                """
                int[] all = {x, 7};
                int second = all[at(1)];
                out = all[0];
                """))
        .matches("write R\\d+.*");
  }

  @Test
  void aVariableThatWasSetBeforeAnExceptionOrNot() throws Exception {
    assertThat(
            written(
                """
                P one = new P(), two = new P(), which = one;
                int none = at(0);
                try {
                  out = 1 / at(1);
                  which = two;
                  one = null;
                  out = 1 / none;
                } catch (ArithmeticException e) {
                  which.count = x;
                }
                out = two.count;
                """))
        .contains("same T0<");
  }

  @Test
  void aFieldThatKeptWhatItHadUntilAnException() throws Exception {
    assertThat(
            written(
                """
                P one = new P(), two = new P(), holder = new P();
                int none = at(0);
                holder.next = one;
                at(1);
                try {
                  int some = 1 / none;
                  holder.next = two;
                } catch (ArithmeticException e) {
                  holder.next.count = x;
                }
                out = one.count;
                """))
        .contains("same T0<");
  }

  @Test
  void aFieldThatWasSetBeforeAnException() throws Exception {
    assertThat(
            written(
                """
                P one = new P(), holder = new P();
                int none = at(0);
                try {
                  holder.next = one;
                  int some = 1 / none;
                } catch (ArithmeticException e) {
                  holder.next.count = x;
                }
                out = one.count;
                """))
        .contains("same T0<");
  }

  /** How the last number was made that was written. */
  private String written(String code) throws Exception {
    Recorded recorded =
        Recorded.of(
            folder,
            """
            class P {
              static int x = 5, out; int count; P next;
              static int at(int place) { return Integer.parseInt("" + place); }
              public static void main(String[] args) { CODE }
            }
            """
                .replace("CODE", code));
    SymbolicRun run = new SymbolicRun(recorded.run(), recorded.program());
    Consistency check = new Consistency();
    List<String> writes = new ArrayList<>();
    run.forEachRemaining(
        event -> {
          check.add(event);
          if (event.event().kind() == EventKind.WRITE) {
            writes.add(SymbolicText.of(event).replaceFirst("\\d+ ", ""));
          }
        });
    assertThat(run.notices()).isEmpty();
    return writes.get(writes.size() - 1);
  }
}

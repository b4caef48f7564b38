package dev.photofinish.predict.encoding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.Traces;
import dev.photofinish.predict.encoding.SpinLocks.Section;
import dev.photofinish.trace.Event;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which memory is used as a lock. */
class SpinLocksTest {

  private static List<SpinLocks.Lock> locks(String trace, long before) {
    return SpinLocks.of(Traces.of(trace), (object, member) -> before);
  }

  private static List<Section> sections(String trace, long before) {
    return locks(trace, before).get(0).sections();
  }

  @Test
  void whoeverFindsItFreeTakesItAndGivesItBack() {
    assertThat(
            sections(
                """
                0 update f 1; 1 volatile_read f 1; 0 volatile_write f 0
                1 update f 7; 1 update f 0; 0 update f 1
                """,
                0))
        .containsExactly(new Section(0, 0, 2), new Section(1, 3, 4), new Section(0, 5, -1));
  }

  @Test
  void toChangeWhatIsTakenToTheSameChangesNothing() {
    assertThat(sections("0 update f 1; 1 update f 1; 0 volatile_write f 0; 1 update f 1", 0))
        .containsExactly(new Section(0, 0, 2), new Section(1, 3, -1));
  }

  @Test
  void aWindowMayBeginInside() {
    assertThat(sections("0 volatile_write f 0; 1 update f 1; 1 volatile_write f 0", 1))
        .containsExactly(new Section(0, -1, 0), new Section(1, 1, 2));
  }

  @Test
  void eachPlaceIsALockOfItsOwn() {
    String each = "0 update L 1; 0 volatile_write L 0; 1 update L 1; 1 volatile_write L 0;";

    assertThat(locks(each.replace("L", "f") + each.replace("L", "g"), 0)).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // Nobody is kept out.
        "0 update f 1; 0 volatile_write f 0",
        "0 update f 1; 1 update f 2; 2 update f 3",
        // It is taken without a look at it.
        "0 volatile_write f 1; 0 volatile_write f 0; 1 update f 1; 1 volatile_write f 0",
        // Somebody else gives it back.
        "0 update f 1; 1 volatile_write f 0; 1 update f 1; 1 volatile_write f 0",
        // It is free in two ways.
        "0 update f 1; 0 volatile_write f 2; 1 update f 1; 1 volatile_write f 0",
        // It is changed while it is taken.
        "0 update f 1; 0 volatile_write f 2; 0 volatile_write f 0; 1 update f 1"
      })
  void othersAreNone(String trace) {
    assertThat(locks(trace, 0)).isEmpty();
  }

  @Test
  void whatHasNoNumberIsNotKnownToBeFree() {
    String trace = "0 update f 1; 0 volatile_write f N; 1 update f 1; 1 volatile_write f N";

    assertThat(locks(trace.replace("N", "" + Event.UNNUMBERED), Event.UNNUMBERED)).isEmpty();
  }
}

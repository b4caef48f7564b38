package dev.photofinish.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Names of memory. */
class LocationTest {

  private static final MethodName OPEN = new MethodName("a.Bank$1", "open", List.of("int"));

  @Test
  void aFieldIsNamedByItsClass() {
    Location field = new Location.OfField("com.acme.Bank$Account", "balance");
    assertThat(field.name()).isEqualTo("com.acme.Bank$Account.balance");
    assertThat(field.stableName()).isEqualTo("com.acme.Bank$Account.balance");
    assertThat(field).hasToString("com.acme.Bank$Account.balance");
  }

  @Test
  void aFieldKeepsItsOwnDigits() {
    assertThat(new Location.OfField("a.Bank$2", "sum$1").stableName()).isEqualTo("a.Bank$.sum$1");
  }

  @Test
  void contentsHaveTheNameOfTheFieldAndAreSomethingElse() {
    Location.OfField field = new Location.OfField("a.Bank$2", "rows");
    Location contents = new Location.OfContents(field);
    assertThat(contents.name()).isEqualTo(field.name());
    assertThat(contents).hasToString("a.Bank$2.rows");
    assertThat(contents.stableName()).isEqualTo("a.Bank$.rows[]");
  }

  @Test
  void anAllocationIsNamedByItsLineWhichMayMove() {
    Location here = new Location.OfAllocation(OPEN, 12);
    assertThat(here.name()).isEqualTo("a.Bank$1.open:12");
    assertThat(here).hasToString("a.Bank$1.open:12");
    assertThat(here.stableName())
        .isEqualTo("new in a.Bank$.open(int)")
        .isEqualTo(new Location.OfAllocation(OPEN, 40).stableName());
  }

  @Test
  void theOrderIsTheOrderOfNames() {
    assertThat(new Location.OfField("A", "b")).isLessThan(new Location.OfField("A", "c"));
  }
}

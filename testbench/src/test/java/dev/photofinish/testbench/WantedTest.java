package dev.photofinish.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.AccessKind;
import dev.photofinish.finding.Engine;
import dev.photofinish.finding.Evidence;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.MethodName;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Verdict;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which locations a marker's short form stands for. */
class WantedTest {

  private static final Location FIELD = new Location.OfField("com.acme.Bank$Account", "balance");
  private static final Location LOCAL = new Location.OfField("com.acme.Bank$1Teller", "served");
  private static final Location ARRAY =
      new Location.OfAllocation(new MethodName("com.acme.Bank", "open", List.of()), 17);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Account.balance",
        "Bank.Account.balance",
        "Bank$Account.balance",
        "com.acme.Bank$Account.balance",
        "acme.Bank.Account.balance"
      })
  void aFieldByAnyUniqueEnd(String marker) {
    assertThat(fits(marker, FIELD)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"count.balance", "Account.total", "Bank.balance", "MyAccount.balance"})
  void notAnotherField(String marker) {
    assertThat(fits(marker, FIELD)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Teller.served", "Bank.Teller.served", "Bank$1Teller.served"})
  void aLocalClassWithOrWithoutItsNumber(String marker) {
    assertThat(fits(marker, LOCAL)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Bank.open", "Bank.open:17", "com.acme.Bank.open"})
  void anAllocationWithOrWithoutItsLine(String marker) {
    assertThat(fits(marker, ARRAY)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Bank.open:18", "Bank.close", "Bank.open:1"})
  void notAnotherAllocation(String marker) {
    assertThat(fits(marker, ARRAY)).isFalse();
  }

  private static boolean fits(String marker, Location location) {
    Frame site = new Frame(new MethodName("com.acme.Bank", "m", List.of()), "Bank.java", 1);
    Access write = new Access(AccessKind.WRITE, "any", List.of(), List.of(site));
    Evidence evidence = new Evidence(Verdict.LIKELY, Engine.SCAN, List.of());
    Race race =
        new Race(location, Optional.empty(), write, write, Optional.empty(), List.of(evidence));
    return WantedParser.parse(marker).get(0).fits(race, write);
  }
}

package dev.photofinish.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How a path reads. */
class AccessPathTest {

  @Test
  void fieldsFollowADotAndElementsDoNot() {
    List<String> steps = List.of("accounts", AccessPath.ELEMENT, "balance");
    assertThat(new AccessPath("this", steps)).hasToString("this.accounts[].balance");
    assertThat(new AccessPath("args", List.of("[]", "[]"))).hasToString("args[][]");
    assertThat(new AccessPath("com.acme.Bank", List.of())).hasToString("com.acme.Bank");
  }
}

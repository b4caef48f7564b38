package dev.photofinish.cli.error;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ClosestTest {

  private static final List<String> KNOWN = List.of("--format", "--fail-on", "--output", "--k");

  @Test
  void findsWhatWasMeant() {
    assertThat(Closest.to("--frmat", KNOWN)).contains("--format");
    assertThat(Closest.to("--ouptut", KNOWN)).contains("--output");
    assertThat(Closest.to("--failon", KNOWN)).contains("--fail-on");
  }

  @Test
  void saysNothingIfNothingIsNear() {
    assertThat(Closest.to("--colour", KNOWN)).isEmpty();
    assertThat(Closest.to("x", KNOWN)).isEmpty();
  }
}

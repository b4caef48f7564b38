package dev.photofinish.cli.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The rules of the architecture test can fail. */
class ModulesTest {

  @Test
  void theTableSaysNo() {
    assertThat(Modules.mayDependOn("scan", "ir")).isTrue();
    assertThat(Modules.mayDependOn("scan", "scan")).isTrue();
    assertThat(Modules.mayDependOn("cli", "scan")).isTrue();
    assertThat(Modules.mayDependOn("mavenplugin", "cli")).isFalse();
    assertThat(Modules.mayDependOn("verify", "prove")).isFalse();
    assertThat(Modules.mayDependOn("finding", "ir")).isFalse();
    assertThat(Modules.mayDependOn("unheard", "ir")).isFalse();
  }

  @Test
  void packagesBelongToModules() {
    assertThat(Modules.moduleOf("dev.photofinish.ir")).isEqualTo("ir");
    assertThat(Modules.moduleOf("dev.photofinish.ir.build.deep")).isEqualTo("ir");
    assertThat(Modules.isFrontDoor("dev.photofinish.ir")).isTrue();
    assertThat(Modules.isFrontDoor("dev.photofinish.ir.build")).isFalse();
  }
}

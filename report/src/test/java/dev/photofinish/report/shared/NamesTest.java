package dev.photofinish.report.shared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.MethodName;
import dev.photofinish.report.Samples;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamesTest {

  private final Names names = Names.shortIn(Samples.named("no-lines"));

  @ParameterizedTest
  @CsvSource({
    "deposit, Bank.deposit()",
    "<init>, new Bank()",
    "<clinit>, static initializer of Bank",
    "lambda$deposit$0, lambda in Bank.deposit",
    "lambda$deposit$1a2b3c4d$1, lambda in Bank.deposit",
    "lambda$add$0, lambda in Bank.add",
    "lambda$my$method$12, lambda in Bank.my$method",
    "lambda$new$0, lambda in new Bank",
    "lambda$static$0, lambda in static initializer of Bank",
    "lambda$null$3, lambda in Bank",
    "lambda$0, lambda in Bank",
    "deposit$lambda$0, lambda in Bank.deposit",
    "deposit$lambda$0$lambda$1, lambda in Bank.deposit"
  })
  void methodsReadAsInSource(String name, String shown) {
    assertThat(names.method(method("com.acme.Bank", name))).isEqualTo(shown);
  }

  @Test
  void packagesGoWhereThatLeavesNoDoubt() {
    assertThat(names.type("com.acme.Bank$Account")).isEqualTo("Bank$Account");
    assertThat(names.type("com.acme.Old")).isEqualTo("com.acme.Old");
    assertThat(names.type("org.other.Old")).isEqualTo("org.other.Old");
  }

  @Test
  void parametersLoseTheirPackagesToo() {
    MethodName get = method("com.acme.Cache", "get", "java.lang.String", "int[]");

    assertThat(names.method(get)).isEqualTo("Cache.get(String,int[])");
    assertThat(Names.full().method(get)).isEqualTo("com.acme.Cache.get(java.lang.String,int[])");
  }

  private static MethodName method(String className, String name, String... parameters) {
    return new MethodName(className, name, List.of(parameters));
  }
}

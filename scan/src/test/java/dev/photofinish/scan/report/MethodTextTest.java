package dev.photofinish.scan.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.scan.domain.MethodKey;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MethodTextTest {

  @ParameterizedTest
  @CsvSource({
    "p/Bank, pay, Bank.pay()",
    "p/Bank$Account, pay, Bank.Account.pay()",
    "p/Bank$1, run, Bank$1.run()",
    "p/Bank$1Local, run, Bank$1Local.run()",
    "Bank, <init>, the constructor of Bank",
    "p/Bank, <clinit>, the static initializer of Bank",
    "p/Bank, lambda$pay$0, the lambda in Bank.pay()",
    "p/Bank, lambda$new$0, the lambda in the constructor of Bank",
    "p/Bank, lambda$0, the lambda in Bank",
  })
  void methodsReadAsInSource(String owner, String name, String text) {
    assertThat(MethodText.of(new MethodKey(owner, name, "()V"))).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "Bank.pay(), Bank.pay() ends",
    "bank.pay(), The method bank.pay() ends",
    "bank, The class bank ends",
    "the lambda in bank.pay(), The lambda in bank.pay() ends",
  })
  void sentencesBeginWithACapital(String name, String sentence) {
    assertThat(MethodText.sentence(name, " ends")).isEqualTo(sentence);
  }
}

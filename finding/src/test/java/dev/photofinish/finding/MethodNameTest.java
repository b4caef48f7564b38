package dev.photofinish.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names as readers know them, and names that stay. */
class MethodNameTest {

  @Test
  void theSignatureHasTheParameters() {
    assertThat(new MethodName("C", "deposit", List.of("int", "long")).signature())
        .isEqualTo("deposit(int,long)");
    assertThat(new MethodName("C", "close", List.of()).signature()).isEqualTo("close()");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a.Bank             | deposit               | a.Bank.deposit(int,a.Bank$Account)",
        "a.Bank$Account     | deposit               | a.Bank$Account.deposit(int,a.Bank$Account)",
        "a.Bank$1           | run                   | a.Bank$.run(int,a.Bank$Account)",
        "a.Bank$12$3        | run                   | a.Bank$$.run(int,a.Bank$Account)",
        "a.Bank$2Teller     | serve                 | a.Bank$Teller.serve(int,a.Bank$Account)",
        "a.Bank             | <init>                | a.Bank.<init>(int,a.Bank$Account)",
        "a.Bank$Account     | <init>                | a.Bank$Account.<init>(int,a.Bank$Account)",
        "a.Bank$1           | <init>                | a.Bank$.<init>",
        "a.Bank$2Teller     | <init>                | a.Bank$Teller.<init>",
        "a.Bank             | lambda$run$0          | a.Bank.lambda$run$",
        "a.Bank             | lambda$new$11         | a.Bank.lambda$new$",
        "a.Bank             | lambda$run$7f3a91c2$1 | a.Bank.lambda$run$",
        "a.Bank             | lambda$run2$0         | a.Bank.lambda$run2$",
        "a.Bank$1           | lambda$run$0          | a.Bank$.lambda$run$",
        "a.Bank             | run$lambda$4          | a.Bank.run$lambda$",
        "a.Bank             | run$lambda-4          | a.Bank.run$lambda-",
        "a.Bank             | $anonfun$run$2        | a.Bank.$anonfun$run$",
        "a.Bank$_run_closure3 | doCall              | a.Bank$_run_closure.doCall(int,a.Bank$Account)",
        "a.V2$Step3         | do4                   | a.V2$Step3.do4(int,a.Bank$Account)",
      })
  void theStableNameHasNoNumbersOfTheCompiler(String className, String name, String stable) {
    MethodName method = new MethodName(className, name, List.of("int", "a.Bank$Account"));
    assertThat(method.stableName()).isEqualTo(stable);
  }

  @Test
  void parametersOfLocalTypesHaveNoNumbersEither() {
    assertThat(new MethodName("C$1Task", "copy", List.of("C$1Task", "C$2Other[]")).stableName())
        .isEqualTo("C$Task.copy(C$Task,C$Other[])");
  }

  @ParameterizedTest
  @ValueSource(strings = {"lambda$0", "lambda$run$0", "run$lambda$0", "run$lambda-0", "run$lambda"})
  void compilersNameLambdas(String name) {
    assertThat(new MethodName("C", name, List.of()).isLambda()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"lambda$run$0, run", "run$lambda$0, run", "lambda$new$3, <init>", "lambda$0, ''"})
  void lambdasAreWrittenInMethods(String name, String method) {
    assertThat(new MethodName("C", name, List.of()).enclosingMethod()).isEqualTo(method);
  }

  @Test
  void otherMethodsAreWrittenInNone() {
    assertThat(new MethodName("C", "run$x", List.of()).enclosingMethod()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"lambda", "lambdas", "runLambda", "lambdaRun", "access$000"})
  void peopleNameOtherMethods(String name) {
    assertThat(new MethodName("C", name, List.of()).isLambda()).isFalse();
  }
}

package dev.photofinish.prove.harness;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;

/** What users are told if no harness can be made. */
class HarnessErrorsTest {

  private static final Library LIBRARY =
      Library.of(
          """
          public class Library {
            public void use() {}
            public static class Account { public void deposit() {} }
            static class Hidden { public void use() {} }
          }
          """);

  @Test
  void anUnknownClass() {
    expect(
        LIBRARY,
        "there is no class Library$Acount; did you mean Library$Account?",
        "Library$Acount");
    expect(LIBRARY, "there is no class com.acme.Zebra", "com.acme.Zebra");
  }

  @Test
  void aClassOfThePlatform() {
    expect(LIBRARY, "java.lang.String is not among the classes to be analysed", "java.lang.String");
  }

  @Test
  void aHiddenClass() {
    expect(LIBRARY, "Library$Hidden is not public: nobody outside can call it", "Library$Hidden");
  }

  @Test
  void noPublicClass() {
    expect(
        Library.of("class Hidden { public void use() {} }"),
        "there is no public class that callers could use");
  }

  @Test
  void noMethod() {
    expect(
        Library.of("public class Library { private int x; }"),
        "the public classes have no method that callers can call");
  }

  private static void expect(Library library, String message, String... api) {
    assertThatExceptionOfType(HarnessException.class)
        .isThrownBy(() -> library.harness(api))
        .withMessage(message);
  }
}

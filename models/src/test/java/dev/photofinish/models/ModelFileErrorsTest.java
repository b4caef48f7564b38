package dev.photofinish.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every mistake in a model file is told in one line with its place. */
class ModelFileErrorsTest {

  @TempDir Path folder;

  static Stream<Arguments> mistakes() {
    return Stream.of(
        wrong("typ A", "1: unknown word 'typ'; did you mean 'type'?"),
        wrong("# comment\n\nanotation X : shared", "3: unknown word 'anotation'"),
        wrong("  get : reads this", "1: an indented line belongs to a type"),
        wrong("annotation X : shared\n  get : reads this", "2: an indented line belongs to a type"),
        wrong("type a..B", "1: 'a..B' is not the name of a type"),
        wrong("type a.*.B", "1: 'a.*.B' is not the name of a type"),
        wrong("type A,", "1: '' is not the name of a type"),
        wrong("type A extends b?", "1: 'b?' is not the name of a type"),
        wrong(
            "type A : threadsafe", "1: unknown property 'threadsafe'; did you mean 'thread-safe'?"),
        wrong("type A : thread-safe, immutable", "1: A is already thread-safe"),
        wrong("type A : shared\ntype A, B : not-shared", "2: A is already shared"),
        wrong("type A\n  get reads this", "2: ':' is missing"),
        wrong("type A\n  : reads this", "2: no method stands before ':'"),
        wrong("type A\n  get :", "2: an effect is missing"),
        wrong("type A\n  g?t : reads this", "2: 'g?t' is not the name of a method"),
        wrong("type A\n  g*t : reads this", "2: 'g*t' is not the name of a method"),
        wrong("type A\n  get(int : reads this", "2: ')' is missing after 'get(int'"),
        wrong("type A\n  get(in t) : reads this", "2: 'in t' is not a type"),
        wrong("type A\n  get(int,) : reads this", "2: '' is not a type"),
        wrong(
            "type A\n  get : reeds this", "2: unknown effect 'reeds this'; did you mean 'reads'?"),
        wrong("type A\n  get : tests", "2: unknown effect 'tests'"),
        wrong("type A\n  get : reads", "2: an operand is missing after 'reads'"),
        wrong("type A\n  get : reads that", "2: unknown operand 'that'; did you mean 'this'?"),
        wrong("type A\n  get : reads arg", "2: unknown operand 'arg'"),
        wrong("type A\n  get : reads arg300", "2: unknown operand 'arg300'"),
        wrong("type A\n  get : reads this twice", "2: 'twice' is too much in 'reads this twice'"),
        wrong("type A\n  get : stores new in this", "2: 'new' cannot be stored"),
        wrong("type A\n  get : stores arg0 into this", "2: 'in' expected instead of 'into'"),
        wrong("type A\n  get : stores arg0", "2: 'in' expected in 'stores arg0'"),
        wrong("type A\n  get : returns result", "2: a result cannot come from itself"),
        wrong("type A\n  get : keeps new in this", "2: 'new' cannot be stored"),
        wrong("type A\n  get : runs arg0 there", "2: unknown place 'there'; did you mean 'here'?"),
        wrong("type A\n  get : runs arg0", "2: where it runs is missing"),
        wrong("type A\n  get : runs view of arg0 here", "2: 'view of arg0' cannot be run"),
        wrong("type A\n  get : waits for view of arg0", "2: 'view of arg0' is no task"),
        wrong("type A\n  get : follows new", "2: 'new' is no task"),
        wrong("type A\n  get : calls view of arg0", "2: 'view of arg0' cannot be called"),
        wrong("type A\n  get : calls", "2: an operand is missing after 'calls'"),
        wrong("type A\n  get(int) : calls arg1", "2: 'calls arg1': get(int) has no argument 1"),
        wrong("type A\n  get : assumes", "2: what it assumes is missing after 'assumes'"),
        wrong(
            "type A\n  get : assumes reflections",
            "2: unknown assumption 'reflections'; did you mean 'reflection'?"),
        wrong("type A\n  get : makes result parallell", "2: unknown word 'parallell'"),
        wrong("type A\n  get : nothing, reads this", "2: 'nothing' stands beside effects"),
        wrong("type A\n  get : reads this, reads this", "2: 'reads this' is there twice"),
        wrong("type A\n  get : called often", "2: unknown way of calling 'called often'"),
        wrong(
            "type A\n  get : called on main, called alone",
            "2: it cannot be both 'called on main' and 'called alone'"),
        wrong(
            "type A\n  get(int) : stores arg1 in this",
            "2: 'stores arg1 in this': get(int) has no argument 1"),
        wrong("type A\n  new : returns new", "2: 'returns new': a constructor has no result"),
        wrong(
            "type A\n  get : nothing\n  set get : nothing",
            "3: duplicate rule for A.get; the first is in "),
        wrong(
            "type A\n  get : nothing\ntype B\ntype A\n  get : nothing",
            "5: duplicate rule for A.get; the first is in "),
        wrong("type *A\n  get get : nothing", "2: duplicate rule for *A.get"),
        wrong("type A,\n    B : no\n  get : reads this", "1: unknown property 'no'"),
        wrong("type A\n  get : reads this, # so\n\n    writes\n", "2: an operand is missing"),
        wrong("type A,\n    B\n  get : reads this,\n    writes this\n  x", "5: ':' is missing"),
        wrong("annotation X", "1: ':' is missing between annotations"),
        wrong("annotation X : sharedd", "1: unknown meaning 'sharedd'; did you mean 'shared'?"),
        wrong("annotation X on klass : shared", "1: unknown place 'klass'; did you mean 'class'?"),
        wrong("annotation a-?b : shared", "1: 'a-?b' is not the name of an annotation"),
        wrong("annotation X(value) : shared", "1: '(value)' is not a condition"),
        wrong("annotation X(a b=c) : shared", "1: 'a b' is not the name of an element"),
        wrong(
            "annotation X : shared\nannotation Y, X on field : suppress",
            "2: duplicate rule for annotation X; the first is in "));
  }

  private static Arguments wrong(String text, String message) {
    return Arguments.of(text, message);
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void hasAPlace(String text, String message) {
    Path file = Fixture.file(folder, text);
    assertThatThrownBy(() -> Models.builtIn().with(file))
        .isInstanceOf(ModelFileException.class)
        .message()
        .startsWith(file + ":" + message)
        .doesNotContain("\n");
  }

  @Test
  void bytesThatAreNotText() throws IOException {
    byte[] latin1 = "type A\n\n  # gr\u00fcn".getBytes(StandardCharsets.ISO_8859_1);
    Path file = Files.write(folder.resolve("latin.model"), latin1);
    assertThatThrownBy(() -> Models.builtIn().with(file))
        .isInstanceOf(ModelFileException.class)
        .hasMessage(file + ":3: not UTF-8");
  }

  @Test
  void theReplacementCharacterItselfIsText() {
    Path file = Fixture.file(folder, "type A # \uFFFD");
    assertThatCode(() -> Models.builtIn().with(file)).doesNotThrowAnyException();
  }

  @Test
  void aMarkAtTheBeginningAndLinesOfWindowsAreFine() {
    Path file = Fixture.file(folder, "\uFEFFtype A\r\n\r\n\tget\t: reads this # so\r\n");
    assertThatCode(() -> Models.builtIn().with(file)).doesNotThrowAnyException();
  }

  @Test
  void anEmptyFileSaysNothing() {
    Path file = Fixture.file(folder, "\n   \n# nothing\n  # at all");
    assertThatCode(() -> Models.builtIn().with(file)).doesNotThrowAnyException();
  }

  @Test
  void aFileThatIsNotThere() {
    Path file = folder.resolve("none.model");
    assertThatThrownBy(() -> Models.builtIn().with(file)).isInstanceOf(NoSuchFileException.class);
    assertThat(file).doesNotExist();
  }
}

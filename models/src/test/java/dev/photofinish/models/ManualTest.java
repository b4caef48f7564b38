package dev.photofinish.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The manual page is complete, and its examples are right. */
class ManualTest {

  private static final Path PAGE = Path.of("../docs/models.md");

  @TempDir Path folder;

  static Stream<String> words() throws IOException {
    return Stream.of(
            Stream.of(TypeProperty.values()).map(property -> property.text),
            Stream.of(Meaning.values()).map(meaning -> meaning.text),
            Stream.of(CallContext.values()).map(context -> context.text),
            Stream.of(LockAction.values()).map(action -> action.text + " X"),
            Stream.of(LockMode.values()).map(mode -> mode.text),
            Stream.of(Where.values()).map(where -> "runs X " + where.text),
            Stream.of(Assumption.values()).map(what -> what.text),
            Stream.of(Times.values()).map(times -> times.text),
            Stream.of(Parallelism.values()).map(how -> how.text),
            Stream.of(Source.Kind.values()).map(kind -> kind.text.replace("%s", "X")),
            BuiltIn.names().stream())
        .flatMap(words -> words)
        .filter(word -> !word.isEmpty() && !word.equals("X"));
  }

  @ParameterizedTest
  @MethodSource("words")
  void everyWordIsExplained(String word) throws IOException {
    assertThat(Files.readString(PAGE)).contains("`" + word + "`");
  }

  @Test
  void theExampleCanBeRead() throws Exception {
    Models.builtIn().with(Fixture.file(folder, example()));
  }

  @Test
  void theMistakeIsWhereThePageSaysItIs() throws IOException {
    String wrong = example().replace("peek size                 : reads", "peek size : reeds");
    Path file = Fixture.file(folder, wrong);
    String line = line("photofinish: scan: acme.model:");
    assertThatThrownBy(() -> Models.builtIn().with(file))
        .isInstanceOf(ModelFileException.class)
        .hasMessage(line.replace("photofinish: scan: acme.model", file.toString()));
  }

  private static String example() throws IOException {
    return Files.readString(PAGE).split("```\\n", -1)[1];
  }

  private static String line(String beginning) throws IOException {
    return Files.readString(PAGE)
        .lines()
        .filter(line -> line.startsWith(beginning))
        .findFirst()
        .orElseThrow();
  }
}

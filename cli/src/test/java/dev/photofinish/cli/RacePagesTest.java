package dev.photofinish.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pages on kinds of races show what the command prints on their examples. */
class RacePagesTest {

  private static final Path PAGES = Path.of("..", "docs", "races");

  private static final SourceFile GUARDED_BY =
      SourceFile.of(
          "GuardedBy.java",
          "package javax.annotation.concurrent; public @interface GuardedBy { String value(); }");

  @TempDir Path folder;

  static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.list(PAGES)) {
      return files.filter(page -> !page.endsWith("README.md")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void showsTheReportOnItsExample(Path page) throws IOException {
    String text = Files.readString(page);
    String source = block("java", text);
    SourceFile example = SourceFile.of(className(source) + ".java", source);
    SourceCompiler.standard().compile(List.of(example, GUARDED_BY)).writeTo(folder);

    CliRun.Outcome outcome = new CliRun(folder).run("scan", folder.toString());

    assertThat(outcome.out()).startsWith(block("text", text)).contains("\n1 race: ");
    assertThat(outcome.exitCode()).isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void isInTheIndex(Path page) throws IOException {
    assertThat(Files.readString(PAGES.resolve("README.md")))
        .contains("(" + page.getFileName() + ")");
  }

  private static String className(String source) {
    return first(Pattern.compile("^class (\\w+)", Pattern.MULTILINE), source);
  }

  private static String block(String language, String page) {
    return first(Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL), page);
  }

  private static String first(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    assertThat(matcher.find()).as("%s in the page", pattern).isTrue();
    return matcher.group(1);
  }
}

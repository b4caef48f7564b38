package dev.photofinish.report;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Reports are the same on every machine. */
class EnvironmentTest {

  @TempDir Path folder;

  /** Turkish has its own upper and lower case of i, Arabic its own digits. */
  @Test
  void localeLineSeparatorAndCharsetDoNotMatter() throws Exception {
    String here = renderInAnotherJvm(List.of(), "here");
    String turkish =
        renderInAnotherJvm(
            List.of(
                "-Duser.language=tr",
                "-Duser.country=TR",
                "-Dfile.encoding=ISO-8859-1",
                "-Dsun.jnu.encoding=ISO-8859-1",
                "-Dline.separator=\r\n"),
            "turkish");
    String arabic =
        renderInAnotherJvm(
            List.of(
                "-Duser.language=ar",
                "-Duser.country=EG",
                "-Duser.extensions=u-nu-arab",
                "-Dfile.encoding=US-ASCII",
                "-Dline.separator=\r"),
            "arabic");

    assertThat(here).contains("\u4e2d").contains("3.5 s");
    assertThat(turkish).isEqualTo(here);
    assertThat(arabic).isEqualTo(here);
  }

  private String renderInAnotherJvm(List<String> options, String name) throws Exception {
    Path output = folder.resolve(name);
    Path log = folder.resolve(name + ".log");
    Process process =
        new ProcessBuilder(command(options, output))
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    int exit = process.waitFor();
    assertThat(exit).as(() -> contents(log)).isZero();
    return contents(output);
  }

  private static List<String> command(List<String> options, Path output) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(options);
    command.addAll(List.of(RenderAll.class.getName(), output.toString()));
    return command;
  }

  private static String contents(Path file) {
    try {
      return Files.readString(file, UTF_8);
    } catch (IOException e) {
      return e.toString();
    }
  }

  /** Renders every sample in every format to a file. */
  static final class RenderAll {

    private RenderAll() {}

    public static void main(String[] args) throws IOException {
      try (BufferedWriter out = Files.newBufferedWriter(Path.of(args[0]), UTF_8)) {
        for (Format format : Format.values()) {
          render(format, out);
        }
      }
    }

    private static void render(Format format, Writer out) throws IOException {
      for (var findings : Samples.all().values()) {
        Renderers.of(format, Samples.options()).render(findings, out);
      }
    }
  }
}

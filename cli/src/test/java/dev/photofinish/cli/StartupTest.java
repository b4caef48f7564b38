package dev.photofinish.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.cli.input.Folders;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Keeps the start fast: what a run does not need is not loaded. */
class StartupTest {

  private static final List<String> HEAVY =
      List.of("org.apache.maven.", "org.eclipse.aether.", "com.fasterxml.", "me.tongfei.");

  @TempDir Path folder;

  @Test
  void theVersionNeedsNoHeavyLibrary() throws Exception {
    assertThat(loadedClasses("--version"))
        .anyMatch(name -> name.startsWith("dev.photofinish.cli."))
        .noneMatch(StartupTest::isHeavy);
  }

  @Test
  void aJarNeedsNoHeavyLibraryBeforeItsEngine() throws Exception {
    Path jar = Folders.zip(folder.resolve("a.jar"), "A.class");

    assertThat(loadedClasses("scan", jar.toString()))
        .anyMatch(name -> name.startsWith("dev.photofinish.cli.input."))
        .noneMatch(StartupTest::isHeavy);
  }

  private static boolean isHeavy(String className) {
    return HEAVY.stream().anyMatch(className::startsWith);
  }

  private List<String> loadedClasses(String... arguments) throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Stream<String> command =
        Stream.of(
            java.toString(),
            "-Xlog:class+load:stdout:none",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName());
    Process process =
        new ProcessBuilder(Stream.concat(command, Stream.of(arguments)).toList())
            .directory(folder.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    String log = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return log.lines().map(line -> line.replaceFirst(" .*", "")).toList();
  }
}

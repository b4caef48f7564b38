package dev.photofinish.cli.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A checkout that holds the real launcher, a source file and nothing else, with a Maven and a Java
 * that only write down how they were called. The launcher sees them and the few system tools that
 * it may use, and nothing else.
 */
final class FakeCheckout {

  /** All that the launcher may rely on, in their forms on Linux and macOS alike. */
  private static final List<String> TOOLS =
      List.of(
          "awk",
          "bash",
          "cat",
          "find",
          "mkdir",
          "mv",
          "readlink",
          "rm",
          "rmdir",
          "sed",
          "sleep",
          "stty",
          "touch");

  private static final String MAVEN =
      """
      #!/usr/bin/env bash
      echo "$*" >>"$FAKE_LOG/mvn"
      echo "output of Maven"
      sleep "${FAKE_BUILD_SECONDS:-0}"
      [ -z "${FAKE_BUILD_FAILS:-}" ] || exit 1
      mkdir -p cli/target/photofinish/lib
      echo jar >cli/target/photofinish/lib/photofinish.jar
      """;

  private static final String JAVA =
      """
      #!/usr/bin/env bash
      case "$*" in
        -version) echo 'openjdk version "17.0.9" 2023-10-17' >&2; exit 0 ;;
        *-XX:DumpLoadedClassList*)
          for argument in "$@"; do
            case $argument in
              -XX:DumpLoadedClassList=*)
                [ -n "${FAKE_ARCHIVE_FAILS:-}" ] || echo class >"${argument#*=}" ;;
            esac
          done
          exit 0
          ;;
        *-Xshare:dump*)
          for argument in "$@"; do
            case $argument in
              -XX:SharedArchiveFile=*) echo archive >"${argument#*=}" ;;
            esac
          done
          exit 0
          ;;
      esac
      echo "$*" >>"$FAKE_LOG/java"
      for argument in "$@"; do
        echo "<$argument>"
      done
      if [ "${FAKE_READS_INPUT:-}" ]; then
        cat
      fi
      exit "${FAKE_EXIT:-0}"
      """;

  private final Path home;
  private final Path tools;
  private final Path log;
  private final Map<String, String> variables = new TreeMap<>();

  FakeCheckout(Path folder) throws IOException {
    home = Files.createDirectories(folder.resolve("a check out"));
    tools = Files.createDirectories(folder.resolve("tools"));
    log = Files.createDirectories(folder.resolve("log"));
    Files.copy(launcherOfThisCheckout(), home.resolve("photofinish"));
    write("pom.xml");
    write("cli/pom.xml");
    write("cli/src/main/java/A.java");
    write("cli/src/main/java/B.java");
    for (String tool : TOOLS) {
      script(tool, "#!/bin/sh\nexec " + find(tool) + " \"$@\"\n");
    }
    script("mvn", MAVEN);
    script("java", JAVA);
    variables.put("PATH", tools.toString());
    variables.put("FAKE_LOG", log.toString());
  }

  private static Path launcherOfThisCheckout() {
    return Path.of("").toAbsolutePath().resolveSibling("photofinish");
  }

  private static Path find(String tool) {
    return Stream.of("/usr/bin", "/bin", "/usr/local/bin")
        .map(folder -> Path.of(folder, tool))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no " + tool + " on this system"));
  }

  Path home() {
    return home;
  }

  Path write(String file) throws IOException {
    Path path = home.resolve(file);
    Files.createDirectories(path.getParent());
    return Files.writeString(path, "some text");
  }

  void script(String name, String text) throws IOException {
    Path file = Files.writeString(tools.resolve(name), text);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  void remove(String tool) throws IOException {
    Files.delete(tools.resolve(tool));
  }

  FakeCheckout variable(String name, String value) {
    variables.put(name, value);
    return this;
  }

  void touch(String file) throws IOException {
    Path stamp = home.resolve("cli/target/photofinish/stamp");
    long later = Files.getLastModifiedTime(stamp).toMillis() + 1000;
    Files.setLastModifiedTime(home.resolve(file), FileTime.fromMillis(later));
  }

  /** How Maven was called, one line each time. */
  List<String> builds() {
    return lines("mvn");
  }

  /** How Java was called to run Photofinish, one line each time. */
  List<String> runs() {
    return lines("java");
  }

  private List<String> lines(String name) {
    Path file = log.resolve(name);
    try {
      return Files.exists(file) ? Files.readAllLines(file) : List.of();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  LauncherRun run(String... arguments) throws IOException, InterruptedException {
    return start(home.resolve("photofinish"), "", arguments).end();
  }

  LauncherRun start(Path launcher, String input, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(tools.resolve("bash").toString()));
    command.add(launcher.toString());
    command.addAll(List.of(arguments));
    Path out = Files.createTempFile(log, "out", "");
    Path err = Files.createTempFile(log, "err", "");
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
    builder.directory(log.toFile());
    builder.environment().clear();
    builder.environment().putAll(variables);
    Process process = builder.start();
    process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().close();
    return new LauncherRun(process, out, err);
  }
}

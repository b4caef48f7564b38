package dev.photofinish.cli.suppress;

import dev.photofinish.annotations.SuppressRace;
import dev.photofinish.cli.CliRun;
import dev.photofinish.cli.CliRun.Outcome;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A small program, compiled into a folder of the test, with its source beside the classes. */
final class ScannedProgram {

  private static final Pattern LOCATION = Pattern.compile("\"location\" ?: ?\"([^\"]*)\"");

  private final Path folder;

  ScannedProgram(Path folder) {
    this.folder = folder;
  }

  /** Writes and compiles the program, in the place of the one that was there. */
  ScannedProgram of(String text) throws IOException {
    SourceFile source = SourceFile.of("Program.java", text);
    Path file = empty("src").resolve(source.path());
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    SourceCompiler.standard()
        .withClassPath(List.of(annotations()))
        .compile(source)
        .writeTo(empty("classes"));
    return this;
  }

  private Path empty(String name) throws IOException {
    Path root = Files.createDirectories(folder.resolve(name));
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.delete(file);
      }
    }
    return root;
  }

  private static Path annotations() {
    try {
      return Path.of(
          SuppressRace.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Runs {@code photofinish scan} with the classes and the sources. */
  Outcome scan(String... options) {
    List<String> arguments = new ArrayList<>(List.of("scan"));
    arguments.addAll(List.of(options));
    arguments.add("--source=" + folder.resolve("src"));
    arguments.add(folder.resolve("classes").toString());
    return new CliRun(folder).run(arguments.toArray(String[]::new));
  }

  /** The locations of the races that a scan reports, sorted. */
  List<String> locations(String... options) {
    List<String> all = new ArrayList<>(List.of(options));
    all.add("--format=json");
    return LOCATION
        .matcher(scan(all.toArray(String[]::new)).out())
        .results()
        .map(match -> match.group(1))
        .sorted()
        .distinct()
        .toList();
  }
}

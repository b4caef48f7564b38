package dev.photofinish.cli.prove;

import dev.photofinish.cli.CliRun;
import dev.photofinish.cli.CliRun.Outcome;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A program, compiled into a folder of the test, that {@code photofinish prove} is run on. */
final class ProvedProgram {

  private static final Path ROOT =
      Path.of(System.getProperty("basedir", ""), "..").toAbsolutePath().normalize();

  private static final Pattern DURATION = Pattern.compile(" in [0-9.]+ m?s\\.");
  private static final Pattern ROUND =
      Pattern.compile("(?m)^((?: +[0-9]+){4} +)[0-9]+\\.[0-9](?=  [0-9]+: )");
  private static final Pattern MILLISECONDS = Pattern.compile("\"milliseconds\" ?: ?[0-9]+");

  private final Path classes;
  private final List<String> options = new ArrayList<>();

  private ProvedProgram(Path classes) {
    this.classes = classes;
  }

  /** A program of one file. */
  static ProvedProgram of(Path folder, String text) throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    SourceCompiler.standard().compile(SourceFile.of("Program.java", text)).writeTo(classes);
    return new ProvedProgram(classes);
  }

  /** One of the examples that come with the checkout. */
  static ProvedProgram example(String name, Path folder) throws IOException {
    Path sources = ROOT.resolve("examples").resolve(name).resolve("src/main/java");
    List<SourceFile> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(sources)) {
      for (Path file : all.filter(each -> each.toString().endsWith(".java")).sorted().toList()) {
        files.add(SourceFile.read(file));
      }
    }
    Path classes = Files.createDirectories(folder.resolve("classes"));
    SourceCompiler.standard().compile(files).writeTo(classes);
    ProvedProgram program = new ProvedProgram(classes);
    program.options.addAll(List.of("--source", sources.toString()));
    return program;
  }

  Path classes() {
    return classes;
  }

  Outcome prove(String... more) {
    List<String> arguments = new ArrayList<>(List.of("prove", classes.toString()));
    arguments.addAll(options);
    arguments.addAll(List.of(more));
    return new CliRun(ROOT).run(arguments.toArray(String[]::new));
  }

  /** What a run printed, without what depends on the clock. */
  static String timeless(Outcome outcome) {
    String text = DURATION.matcher(outcome.out()).replaceAll(" in no time.");
    text = ROUND.matcher(text).replaceAll("$1" + "0.0");
    return MILLISECONDS.matcher(text).replaceAll("\"milliseconds\": 0");
  }
}

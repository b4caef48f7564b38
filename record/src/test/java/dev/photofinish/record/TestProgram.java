package dev.photofinish.record;

import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A program in files, which a virtual machine of its own runs. */
final class TestProgram {

  /** How a run ended and what it printed. */
  record Outcome(int exitCode, String out, String err) {}

  private final Path folder;
  private final List<String> options = new ArrayList<>();
  private final List<String> place;
  private final List<String> arguments = new ArrayList<>();
  private String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();

  private TestProgram(Path folder, String... place) {
    this.folder = folder;
    this.place = List.of(place);
  }

  /** Compiles a program whose class is {@code P}. */
  static TestProgram of(Path folder, String source) throws IOException {
    return of(folder, new SourceFile("P.java", source));
  }

  /** The same of several files. */
  static TestProgram of(Path folder, SourceFile... sources) throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    SourceCompiler.standard().compile(sources).writeTo(classes);
    return new TestProgram(folder, "-cp", classes.toString(), "P");
  }

  /** The same with the class in package {@code q} and module {@code m}. */
  static TestProgram inModule(Path folder, String source) throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    SourceCompiler.standard()
        .compile(
            new SourceFile("module-info.java", "module m {}"),
            new SourceFile("q/P.java", "package q;\n" + source))
        .writeTo(classes);
    return new TestProgram(folder, "-p", classes.toString(), "-m", "m/q.P");
  }

  TestProgram javaOption(String option) {
    options.add(option);
    return this;
  }

  TestProgram argument(String argument) {
    arguments.add(argument);
    return this;
  }

  TestProgram on(Path otherJava) {
    java = otherJava.toString();
    return this;
  }

  private List<String> command() {
    List<String> command = new ArrayList<>(List.of(java));
    command.addAll(options);
    command.addAll(place);
    command.addAll(arguments);
    return command;
  }

  Outcome run() throws Exception {
    return run(new ProcessBuilder(command()));
  }

  Outcome record(Recorder recorder) throws Exception {
    return run(recorder.process(command(), Map.of()));
  }

  private Outcome run(ProcessBuilder builder) throws Exception {
    Path out = Files.createTempFile(folder, "out", "");
    Path err = Files.createTempFile(folder, "err", "");
    Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    if (!process.waitFor(2, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      throw new AssertionError("the program hangs");
    }
    return new Outcome(process.exitValue(), text(out), text(err));
  }

  private static String text(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
  }
}

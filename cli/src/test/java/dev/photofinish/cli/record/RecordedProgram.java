package dev.photofinish.cli.record;

import dev.photofinish.cli.Main;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A program that is run by the real command, in a process of its own. */
final class RecordedProgram {

  /** How a run ended and what it printed, byte for byte. */
  record Outcome(int exitCode, String out, String err) {
    List<String> errorLines() {
      return err.lines().toList();
    }
  }

  /** A process that is under way. */
  record Running(Process process, Path out, Path err) {

    Outcome end() throws IOException, InterruptedException {
      if (!process.waitFor(2, TimeUnit.MINUTES)) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        throw new AssertionError("the program hangs");
      }
      return new Outcome(process.exitValue(), text(out), text(err));
    }

    String text(Path file) throws IOException {
      return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    }
  }

  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  private final Path folder;
  private final List<String> options = new ArrayList<>();
  private String input = "";
  private final List<String> javaOptions = new ArrayList<>();
  private String java = JAVA;

  private RecordedProgram(Path folder) {
    this.folder = folder;
  }

  /** Compiles a program whose class is {@code com.acme.P}. */
  static RecordedProgram of(Path folder, String source) throws IOException {
    return of(folder, source, SourceCompiler.standard());
  }

  /** The same with a compiler. */
  static RecordedProgram of(Path folder, String source, SourceCompiler compiler)
      throws IOException {
    compiler
        .compile(new SourceFile("com/acme/P.java", source))
        .writeTo(Files.createDirectories(folder.resolve("classes")));
    return new RecordedProgram(folder);
  }

  /** Gives an option of {@code record}. */
  RecordedProgram option(String... words) {
    options.addAll(List.of(words));
    return this;
  }

  /** Has another Java run the program. */
  RecordedProgram on(Path otherJava, String... itsOptions) {
    java = otherJava.toString();
    javaOptions.addAll(List.of(itsOptions));
    return this;
  }

  /** What the program can read. */
  RecordedProgram input(String text) {
    input = text;
    return this;
  }

  Path trace() {
    return folder.resolve("trace");
  }

  /** The program as it is started without us. */
  List<String> command() {
    List<String> words = new ArrayList<>(List.of(java));
    words.addAll(javaOptions);
    words.addAll(List.of("-cp", folder.resolve("classes").toString(), "com.acme.P"));
    return words;
  }

  Outcome runPlain() throws Exception {
    return start(command()).end();
  }

  Outcome record() throws Exception {
    return startRecording(command()).end();
  }

  /** Records what another command runs. */
  Outcome record(String... other) throws Exception {
    return startRecording(List.of(other)).end();
  }

  /** Runs a command of ours, whatever it does. */
  Outcome photofinish(String... words) throws Exception {
    return startPhotofinish(words).end();
  }

  Running startPhotofinish(String... words) throws IOException {
    List<String> all = ours();
    all.addAll(List.of(words));
    return start(all);
  }

  private static List<String> ours() {
    return new ArrayList<>(
        List.of(JAVA, "-cp", System.getProperty("java.class.path"), Main.class.getName()));
  }

  Running startRecording(List<String> program) throws IOException {
    List<String> words = ours();
    words.addAll(List.of("record", "--trace", "trace"));
    words.addAll(options);
    words.add("--");
    words.addAll(program);
    return start(words);
  }

  private Running start(List<String> words) throws IOException {
    Path in = Files.writeString(Files.createTempFile(folder, "in", ""), input);
    Path out = Files.createTempFile(folder, "out", "");
    Path err = Files.createTempFile(folder, "err", "");
    Process process =
        new ProcessBuilder(words)
            .directory(folder.toFile())
            .redirectInput(in.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    return new Running(process, out, err);
  }
}

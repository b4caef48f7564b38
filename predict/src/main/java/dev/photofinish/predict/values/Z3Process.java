package dev.photofinish.predict.values;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A process with Z3 in it that answers one question at a time. Used by one thread at a time. */
final class Z3Process implements AutoCloseable {

  private final Process process;
  private final DataInputStream in;
  private final DataOutputStream out;

  /** Whether the next question has nothing to do with those before. */
  private boolean isNew = true;

  /** For the native libraries, which a process that is ended leaves behind. */
  private final Path files;

  Z3Process() throws IOException {
    files = Files.createTempDirectory("photofinish-z3");
    process = new ProcessBuilder(command()).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    in = new DataInputStream(process.getInputStream());
    out = new DataOutputStream(process.getOutputStream());
  }

  private List<String> command() {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        "-Djava.io.tmpdir=" + files,
        "-cp",
        classPath(),
        Z3Main.class.getName());
  }

  /** Where the few classes are that it needs. */
  private static String classPath() {
    Set<String> places = new LinkedHashSet<>();
    for (String name : List.of(Z3Main.class.getName(), Z3.CONTEXT, Z3.LOADER)) {
      try {
        Class<?> type = Class.forName(name, false, Z3Process.class.getClassLoader());
        CodeSource source = type.getProtectionDomain().getCodeSource();
        if (source != null) {
          places.add(Path.of(source.getLocation().toURI()).toString());
        }
      } catch (ClassNotFoundException | URISyntaxException e) {
        // The process says what is missing.
      }
    }
    return String.join(System.getProperty("path.separator"), places);
  }

  Path files() {
    return files;
  }

  /** The next question has nothing to do with those before. */
  void forget() {
    isNew = true;
  }

  String ask(String question) throws IOException {
    out.writeBoolean(isNew);
    Z3Main.put(out, question);
    isNew = false;
    return answer();
  }

  /** What it says next. */
  String answer() throws IOException {
    return Z3Main.get(in);
  }

  /** Ends it at once, whatever it does. May be called by any thread. */
  void kill() {
    process.destroyForcibly();
  }

  @Override
  public void close() {
    kill();
    try {
      process.waitFor(10, TimeUnit.SECONDS);
      deleteFiles();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void deleteFiles() throws IOException {
    try (Stream<Path> all = Files.walk(files)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }
}

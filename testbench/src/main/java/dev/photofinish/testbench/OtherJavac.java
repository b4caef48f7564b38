package dev.photofinish.testbench;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The compiler of another JDK, run as a process in a folder that is gone afterwards. */
final class OtherJavac implements Javac {

  private static final String SUFFIX = ".class";

  private final Jdk jdk;

  OtherJavac(Jdk jdk) {
    this.jdk = jdk;
  }

  @Override
  public Map<String, byte[]> compile(List<SourceFile> sources, List<String> options)
      throws IOException {
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      Path in = Files.createDirectory(folder.path().resolve("in"));
      Path out = Files.createDirectory(folder.path().resolve("out"));
      for (SourceFile source : sources) {
        Path file = in.resolve(source.path());
        Files.createDirectories(file.getParent());
        Files.writeString(file, source.text());
      }
      run(command(sources, options, out), in, folder.path().resolve("messages"));
      return read(out);
    }
  }

  private List<String> command(List<SourceFile> sources, List<String> options, Path out) {
    List<String> command = new ArrayList<>();
    command.add(jdk.tool("javac").toString());
    command.addAll(options);
    command.addAll(List.of("-encoding", "UTF-8", "-d", out.toString()));
    sources.forEach(source -> command.add(source.path()));
    return command;
  }

  /** Runs where the sources are, so that the compiler's messages name them as the reader does. */
  private static void run(List<String> command, Path folder, Path messages) throws IOException {
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(messages.toFile())
            .start();
    if (waitFor(process) != 0) {
      throw new AssertionError("does not compile:\n" + Files.readString(messages).strip());
    }
  }

  private static int waitFor(Process process) throws IOException {
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
      InterruptedIOException interrupted = new InterruptedIOException("javac was interrupted");
      interrupted.initCause(e);
      throw interrupted;
    }
  }

  private static Map<String, byte[]> read(Path out) throws IOException {
    Map<String, byte[]> classes = new TreeMap<>();
    try (Stream<Path> files = Files.walk(out)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        classes.put(className(out.relativize(file)), Files.readAllBytes(file));
      }
    }
    return classes;
  }

  private static String className(Path file) {
    String path = file.toString().replace(file.getFileSystem().getSeparator(), ".");
    return path.substring(0, path.length() - SUFFIX.length());
  }
}

package dev.photofinish.trace;

import dev.photofinish.trace.format.MetaText;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * The folder that one process writes its run to: {@code run-1} or the first that is free.
 *
 * @param path where it is
 */
public record RunFolder(Path path) {

  static final String RUN = "run-";
  static final String META = "meta";
  static final String DICTIONARY = "dictionary";
  static final String THREAD = "thread-";

  /**
   * Makes the folder, and that of the trace if need be. Processes that do so at once get different
   * ones.
   */
  public static RunFolder create(Path trace) throws IOException {
    Files.createDirectories(trace);
    int number = 1;
    while (true) {
      try {
        return new RunFolder(Files.createDirectory(trace.resolve(RUN + number)));
      } catch (FileAlreadyExistsException taken) {
        number++;
      }
    }
  }

  /** Says what is run; the first thing that is written. */
  public void begin(RunMeta meta) throws IOException {
    String text =
        MetaText.line(MetaText.FORMAT, RunMeta.FORMAT)
            + MetaText.line(MetaText.STARTED, meta.started())
            + MetaText.line(MetaText.JAVA, meta.java())
            + MetaText.line(MetaText.PROCESS, meta.process())
            + MetaText.line(MetaText.COMMAND, meta.command())
            + lines(meta.launch());
    Files.writeString(path.resolve(META), text, StandardOpenOption.CREATE_NEW);
  }

  private static String lines(Launch launch) {
    return line(MetaText.LAUNCH, launch.command())
        + line(MetaText.INCLUDE, launch.include())
        + line(MetaText.EXCLUDE, launch.exclude())
        + launch.focus().map(f -> MetaText.line(MetaText.FOCUS, MetaText.text(f))).orElse("");
  }

  private static String line(String key, List<String> words) {
    return words.isEmpty() ? "" : MetaText.line(key, MetaText.text(words));
  }

  /** Says how the run ended, and with which files; the last thing that is written. */
  public void end(RunEnd end) throws IOException {
    String files = MetaText.line(MetaText.FILES, MetaText.text(RunFiles.of(path)));
    String why =
        MetaText.line(MetaText.REASON, end.reason())
            + MetaText.line(MetaText.COMPLETE, end.complete());
    // A disk that is full may not take it all: then the reason is what matters.
    String text = end.complete() ? files + why : why + files;
    Files.writeString(path.resolve(META), text, StandardOpenOption.APPEND);
  }

  /** Where the dictionary goes. */
  public Path dictionary() {
    return path.resolve(DICTIONARY);
  }

  /** Where the events and the path of a thread go. */
  public Path thread(int number) {
    return path.resolve(THREAD + number);
  }
}

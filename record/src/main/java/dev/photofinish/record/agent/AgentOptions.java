package dev.photofinish.record.agent;

import dev.photofinish.record.runtime.Recording;
import dev.photofinish.trace.Launch;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/**
 * What the agent is told, by a file: no name has to be quoted for the command line.
 *
 * @param trace the folder that runs are recorded to
 * @param classPath the addresses of the weaver's classes, which the program must not see
 * @param launch the command line, and what of the program is recorded
 * @param limit how many bytes are recorded of each process at most
 * @param schedule what threads have to follow in gate mode, in which nothing is recorded; the
 *     result is put beside the folder of the trace
 */
public record AgentOptions(
    Path trace, List<String> classPath, Launch launch, long limit, Optional<Path> schedule) {

  private static final String TRACE = "trace";
  private static final String CLASS_PATH = "classpath";
  private static final String COMMAND = "command";
  private static final String INCLUDE = "include";
  private static final String EXCLUDE = "exclude";
  private static final String FOCUS = "focus";
  private static final String LIMIT = "limit";
  private static final String SCHEDULE = "schedule";

  /** Writes what {@link #read} reads. */
  public void write(Path file) throws IOException {
    Properties properties = new Properties();
    properties.setProperty(TRACE, trace.toString());
    properties.setProperty(CLASS_PATH, joined(classPath));
    properties.setProperty(COMMAND, Launch.text(launch.command()));
    properties.setProperty(INCLUDE, joined(launch.include()));
    properties.setProperty(EXCLUDE, joined(launch.exclude()));
    properties.setProperty(LIMIT, Long.toString(limit));
    if (launch.focus().isPresent()) {
      properties.setProperty(FOCUS, joined(launch.focus().get()));
    }
    if (schedule.isPresent()) {
      properties.setProperty(SCHEDULE, schedule.get().toString());
    }
    try (Writer out = Files.newBufferedWriter(file)) {
      properties.store(out, null);
    }
  }

  static AgentOptions read(Path file) throws IOException {
    Properties properties = new Properties();
    try (Reader in = Files.newBufferedReader(file)) {
      properties.load(in);
    }
    String focus = properties.getProperty(FOCUS);
    String schedule = properties.getProperty(SCHEDULE);
    return new AgentOptions(
        Path.of(properties.getProperty(TRACE, "")),
        split(properties.getProperty(CLASS_PATH, "")),
        new Launch(
            Launch.words(properties.getProperty(COMMAND, "")),
            split(properties.getProperty(INCLUDE, "")),
            split(properties.getProperty(EXCLUDE, "")),
            focus == null ? Optional.empty() : Optional.of(split(focus))),
        Long.parseLong(properties.getProperty(LIMIT, Long.toString(Recording.NO_LIMIT))),
        schedule == null ? Optional.empty() : Optional.of(Path.of(schedule)));
  }

  private static String joined(Collection<String> parts) {
    return String.join("\n", parts);
  }

  private static List<String> split(String text) {
    List<String> parts = new ArrayList<>();
    for (String part : text.split("\n", -1)) {
      if (!part.isEmpty()) {
        parts.add(part);
      }
    }
    return parts;
  }
}

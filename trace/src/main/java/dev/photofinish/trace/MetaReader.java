package dev.photofinish.trace;

import dev.photofinish.trace.format.MetaText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads what a run says about itself, and notes whether it is complete. */
final class MetaReader {

  private final Path file;
  private final List<String> problems;
  private List<String> files = List.of();

  MetaReader(Path folder, List<String> problems) {
    this.file = folder.resolve(RunFolder.META);
    this.problems = problems;
  }

  RunMeta read() throws IOException {
    Map<String, String> values = MetaText.parse(text());
    checkFormat(values);
    files = words(values, MetaText.FILES).orElse(List.of());
    RunMeta meta =
        new RunMeta(
            number(values, MetaText.STARTED),
            values.getOrDefault(MetaText.JAVA, ""),
            number(values, MetaText.PROCESS),
            values.getOrDefault(MetaText.COMMAND, ""),
            launch(values),
            end(values));
    noteEnd(meta);
    return meta;
  }

  /** What was there when the run ended; nothing is known of it before it is read. */
  RunFiles files() {
    return new RunFiles(files);
  }

  /** Damaged bytes must not hide the rest, so they are not refused here. */
  private String text() throws IOException {
    return Files.exists(file) ? new String(Files.readAllBytes(file), StandardCharsets.UTF_8) : "";
  }

  private void checkFormat(Map<String, String> values) {
    String format = values.get(MetaText.FORMAT);
    if (format != null && !format.equals(String.valueOf(RunMeta.FORMAT))) {
      throw new TraceException(
          "%s: has format %s, and this version reads format %d only"
              .formatted(file, format, RunMeta.FORMAT));
    }
  }

  private static long number(Map<String, String> values, String key) {
    String text = values.getOrDefault(key, "");
    return text.matches("[0-9]{1,18}") ? Long.parseLong(text) : 0;
  }

  private static Launch launch(Map<String, String> values) {
    return new Launch(
        words(values, MetaText.LAUNCH).orElse(List.of()),
        words(values, MetaText.INCLUDE).orElse(List.of()),
        words(values, MetaText.EXCLUDE).orElse(List.of()),
        words(values, MetaText.FOCUS));
  }

  private static Optional<List<String>> words(Map<String, String> values, String key) {
    return Optional.ofNullable(values.get(key)).map(MetaText::words);
  }

  private static Optional<RunEnd> end(Map<String, String> values) {
    return Optional.ofNullable(values.get(MetaText.COMPLETE))
        .map(said -> new RunEnd(said.equals("true"), values.getOrDefault(MetaText.REASON, "")));
  }

  private void noteEnd(RunMeta meta) {
    if (meta.end().isEmpty()) {
      problems.add(file.getParent() + ": was cut short: it does not say how it ended");
    }
    meta.end()
        .filter(end -> !end.complete())
        .ifPresent(end -> problems.add(file.getParent() + ": incomplete: " + end.reason()));
  }
}

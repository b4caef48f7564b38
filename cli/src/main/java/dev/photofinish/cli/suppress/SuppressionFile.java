package dev.photofinish.cli.suppress;

import dev.photofinish.cli.error.BadUsage;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a file that lists races not to be reported, one pattern with its reason in a line. */
final class SuppressionFile {

  private static final String BYTE_ORDER_MARK = "\ufeff";

  private SuppressionFile() {}

  /**
   * @throws BadUsage if the file cannot be read or a line of it cannot be understood
   */
  static List<SuppressionLine> read(Path file) {
    List<String> texts = textsOf(file);
    List<SuppressionLine> lines = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      parse(file + ":" + (i + 1), texts.get(i)).ifPresent(lines::add);
    }
    return List.copyOf(lines);
  }

  private static Optional<SuppressionLine> parse(String place, String text) {
    String line = text.strip();
    return line.isEmpty() || line.startsWith("#")
        ? Optional.empty()
        : Optional.of(SuppressionLineParser.parse(place, line));
  }

  private static List<String> textsOf(Path file) {
    try {
      String text = Files.readString(file, StandardCharsets.UTF_8);
      String clean = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
      return clean.lines().toList();
    } catch (CharacterCodingException e) {
      throw new BadUsage("--suppress " + file + ": not a text in UTF-8");
    } catch (IOException e) {
      throw new BadUsage("--suppress " + file + ": cannot be read (" + e.getMessage() + ")");
    }
  }
}

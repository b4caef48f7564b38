package dev.photofinish.report;

import java.util.List;

/**
 * A source file that was found.
 *
 * @param path the file as a reader would name it in the working folder, with forward slashes
 * @param lines its lines, without line ends
 */
public record SourceFile(String path, List<String> lines) {

  public SourceFile {
    lines = List.copyOf(lines);
  }
}

package dev.photofinish.models;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Turns the bytes of a model file into lines without comments. */
final class ModelText {

  /**
   * A line that says something.
   *
   * @param number counted from 1
   * @param isMember whether it is indented
   * @param text without indentation and comment
   */
  record Line(int number, boolean isMember, String text) {}

  private ModelText() {}

  static List<Line> lines(String file, byte[] bytes) throws ModelFileException {
    List<Line> lines = new ArrayList<>();
    int number = 1;
    int start = 0;
    while (start < bytes.length) {
      int end = endOfLine(bytes, start);
      addLine(decode(file, number, bytes, start, end), number, lines);
      start = end + 1;
      number++;
    }
    return lines;
  }

  private static int endOfLine(byte[] bytes, int start) {
    int end = start;
    while (end < bytes.length && bytes[end] != '\n') {
      end++;
    }
    return end;
  }

  /** Decodes line by line, so that a wrong byte has a place. */
  private static String decode(String file, int number, byte[] bytes, int start, int end)
      throws ModelFileException {
    try {
      ByteBuffer line = ByteBuffer.wrap(bytes, start, end - start);
      return StandardCharsets.UTF_8.newDecoder().decode(line).toString();
    } catch (CharacterCodingException e) {
      throw new ModelFileException(file, number, "not UTF-8");
    }
  }

  private static void addLine(String line, int number, List<Line> lines) {
    int comment = line.indexOf('#');
    String text = (comment < 0 ? line : line.substring(0, comment)).stripTrailing();
    if (!text.isBlank()) {
      lines.add(new Line(number, Character.isWhitespace(text.charAt(0)), text.strip()));
    }
  }
}

package dev.photofinish.models;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;

/** Turns the bytes of a model file into text. */
final class ModelText {

  private static final char REPLACEMENT = '\uFFFD';
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private ModelText() {}

  static String decode(String file, byte[] bytes) throws ModelFileException {
    String text = new String(bytes, StandardCharsets.UTF_8);
    if (text.indexOf(REPLACEMENT) >= 0) {
      checkStrictly(file, bytes);
    }
    return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
  }

  /** The character that stands for wrong bytes may also be there by right. */
  private static void checkStrictly(String file, byte[] bytes) throws ModelFileException {
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    ByteBuffer in = ByteBuffer.wrap(bytes);
    if (decoder.decode(in, CharBuffer.allocate(bytes.length), true).isError()) {
      throw new ModelFileException(file, lineAt(bytes, in.position()), "not UTF-8");
    }
  }

  private static int lineAt(byte[] bytes, int position) {
    int line = 1;
    for (int i = 0; i < position; i++) {
      line += bytes[i] == '\n' ? 1 : 0;
    }
    return line;
  }

  /** A line without its comment and the blanks around it. */
  static String content(String line) {
    int comment = line.indexOf('#');
    String content = (comment < 0 ? line : line.substring(0, comment)).strip();
    return content.indexOf('\t') < 0 ? content : content.replace('\t', ' ');
  }
}

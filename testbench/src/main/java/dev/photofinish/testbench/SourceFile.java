package dev.photofinish.testbench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * One Java source of an input.
 *
 * @param path below the source root, as findings name it: {@code com/acme/Bank.java}
 * @param text its content
 */
public record SourceFile(String path, String text) {

  /**
   * A source given as text.
   *
   * @param fileName the file's name without its folder; the folder follows from the package
   * @param text its content
   */
  public static SourceFile of(String fileName, String text) {
    return new SourceFile(folder(JavaLexer.tokensOf(text)) + fileName, text);
  }

  /** Reads a source; its path follows from the package it declares, not from where it lies. */
  public static SourceFile read(Path file) throws IOException {
    return of(String.valueOf(file.getFileName()), Files.readString(file));
  }

  /** The file's name without its folder. */
  public String fileName() {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  List<String> lines() {
    return text.lines().toList();
  }

  List<Token> tokens() {
    return JavaLexer.tokensOf(text);
  }

  private static String folder(List<Token> tokens) {
    StringBuilder folder = new StringBuilder();
    boolean inDeclaration = false;
    for (Token token : tokens) {
      if (inDeclaration && token.isSymbol(';')) {
        return folder.append('/').toString();
      }
      if (inDeclaration && token.kind() != Token.Kind.LINE_COMMENT) {
        folder.append(token.isSymbol('.') ? "/" : token.text());
      }
      inDeclaration |= token.isWord("package");
    }
    return "";
  }
}

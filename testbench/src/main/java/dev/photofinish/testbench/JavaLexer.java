package dev.photofinish.testbench;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits Java text into words, symbols and line comments: enough to find markers and to see how far
 * a declaration reaches, whatever the release of the language.
 *
 * <p>A parser would do more, but the parser of the running JDK does not know newer releases.
 */
final class JavaLexer {

  private static final String TEXT_BLOCK = "\"\"\"";

  private final String text;
  private final List<Token> tokens = new ArrayList<>();
  private int at;
  private int line = 1;

  private JavaLexer(String text) {
    this.text = text.replace("\r\n", "\n").replace('\r', '\n');
  }

  static List<Token> tokensOf(String text) {
    JavaLexer lexer = new JavaLexer(text);
    while (lexer.at < lexer.text.length()) {
      lexer.step();
    }
    return List.copyOf(lexer.tokens);
  }

  private void step() {
    if (text.startsWith("//", at)) {
      lineComment();
    } else if (text.startsWith("/*", at)) {
      skipPast("*/", at + 2);
    } else if (text.startsWith(TEXT_BLOCK, at)) {
      skipLiteral(TEXT_BLOCK);
    } else if (text.charAt(at) == '"' || text.charAt(at) == '\'') {
      skipLiteral(text.substring(at, at + 1));
    } else if (Character.isJavaIdentifierPart(text.charAt(at))) {
      word();
    } else {
      symbolOrSpace();
    }
  }

  private void lineComment() {
    int end = text.indexOf('\n', at);
    end = end < 0 ? text.length() : end;
    add(Token.Kind.LINE_COMMENT, at + 2, end);
    at = end;
  }

  private void word() {
    int end = at;
    while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
      end++;
    }
    add(Token.Kind.WORD, at, end);
    at = end;
  }

  private void symbolOrSpace() {
    if (!Character.isWhitespace(text.charAt(at))) {
      add(Token.Kind.SYMBOL, at, at + 1);
    }
    moveTo(at + 1);
  }

  private void skipLiteral(String quote) {
    int end = at + quote.length();
    while (end < text.length() && !text.startsWith(quote, end)) {
      end += text.charAt(end) == '\\' ? 2 : 1;
    }
    moveTo(Math.min(text.length(), end + quote.length()));
  }

  private void skipPast(String closing, int from) {
    int end = text.indexOf(closing, from);
    moveTo(end < 0 ? text.length() : end + closing.length());
  }

  private void moveTo(int end) {
    line += (int) text.substring(at, end).chars().filter(c -> c == '\n').count();
    at = end;
  }

  private void add(Token.Kind kind, int from, int to) {
    tokens.add(new Token(kind, text.substring(from, to), line));
  }
}

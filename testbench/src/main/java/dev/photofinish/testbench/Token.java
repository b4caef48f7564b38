package dev.photofinish.testbench;

/**
 * A piece of Java text.
 *
 * @param kind what it is
 * @param text as written; for a line comment, without the slashes that open it
 * @param line counted from 1
 */
record Token(Kind kind, String text, int line) {

  enum Kind {
    /** An identifier, a keyword or a number. */
    WORD,
    /** Any other single character. */
    SYMBOL,
    LINE_COMMENT
  }

  boolean isWord(String word) {
    return kind == Kind.WORD && text.equals(word);
  }

  boolean isSymbol(char symbol) {
    return kind == Kind.SYMBOL && text.charAt(0) == symbol;
  }
}

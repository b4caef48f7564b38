package dev.photofinish.models;

/** Something wrong in a line of a model file, told without the line's place. */
final class Mistake extends Exception {

  private static final long serialVersionUID = 1L;

  private final String message;

  Mistake(String message) {
    super(message);
    this.message = message;
  }

  /** A word that is not among those that can stand at its place. */
  static Mistake unknown(String what, String word, Iterable<String> known) {
    return new Mistake(unknownText(what, word, known));
  }

  static String unknownText(String what, String word, Iterable<String> known) {
    return "unknown " + what + " '" + word + "'" + Nearest.hint(word, known);
  }

  ModelFileException in(String file, int line) {
    return new ModelFileException(file, line, message);
  }
}

package dev.photofinish.report;

/** A word of a command line that people copy, as a shell takes it. */
public final class ShellWord {

  /** What no shell sees anything in. */
  private static final String PLAIN = "@%+=:,./_-";

  private ShellWord() {}

  /** The word itself, or in quotes if there are blanks in it or anything else that shells know. */
  public static String of(String word) {
    boolean isPlain =
        !word.isEmpty()
            && word.codePoints()
                .allMatch(c -> Character.isLetterOrDigit(c) || PLAIN.indexOf(c) >= 0);
    return isPlain ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}

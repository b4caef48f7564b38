package dev.photofinish.ir;

/**
 * Something in the input that its owner should know of.
 *
 * @param input the file, and the entry or class inside it, as a user would name it
 * @param detail what is wrong, one sentence
 * @param lost whether something is left out because of it; otherwise it is only a notice
 */
public record InputProblem(String input, String detail, boolean lost)
    implements Comparable<InputProblem> {

  public InputProblem {
    input = printable(input);
    detail = printable(detail);
  }

  /** Names in broken class files hold anything, and the user's terminal should not see it. */
  private static String printable(String text) {
    return text.replaceAll("\\p{Cntrl}", "?");
  }

  @Override
  public int compareTo(InputProblem other) {
    int byInput = input.compareTo(other.input);
    return byInput != 0 ? byInput : detail.compareTo(other.detail);
  }
}

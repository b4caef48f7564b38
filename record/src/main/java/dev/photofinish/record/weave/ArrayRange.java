package dev.photofinish.record.weave;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which elements of an array a call touches, by the numbers of arguments.
 *
 * @param from the first; {@link #ZERO} for that of the array
 * @param count how many; {@link #ONE}, or {@link #REST} for all up to the end
 * @param less what is taken from that; {@link #ZERO} for nothing
 */
record ArrayRange(int from, int count, int less) {

  static final int ZERO = -1;
  static final int ONE = -2;
  static final int REST = -3;

  static final ArrayRange WHOLE = new ArrayRange(ZERO, REST, ZERO);

  private static final Pattern UP_TO = Pattern.compile("(\\d?)\\.\\.(\\d?)");
  private static final Pattern AS_MANY = Pattern.compile("(\\d)\\+(\\d|one)(?:-(\\d))?");

  /** Reads one as the table of uses has it. */
  static ArrayRange parse(String text) {
    Matcher upTo = UP_TO.matcher(text);
    if (upTo.matches()) {
      int from = number(upTo.group(1), ZERO);
      int to = number(upTo.group(2), REST);
      return new ArrayRange(from, to, to == REST ? ZERO : from);
    }
    Matcher asMany = AS_MANY.matcher(text);
    if (!asMany.matches()) {
      throw new IllegalArgumentException("no range: " + text);
    }
    boolean isOne = asMany.group(2).equals("one");
    String less = asMany.group(3);
    return new ArrayRange(
        number(asMany.group(1), ZERO),
        isOne ? ONE : number(asMany.group(2), ZERO),
        number(less == null ? "" : less, ZERO));
  }

  private static int number(String digits, int otherwise) {
    return digits.isEmpty() ? otherwise : Integer.parseInt(digits);
  }
}

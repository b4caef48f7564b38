package dev.photofinish.predict.values;

import java.util.Collection;
import java.util.List;

/**
 * A question as text of SMT-LIB that is being written. Formulas are text, too; those that are known
 * to hold or not are simplified away. Used by one thread.
 */
final class Smt {

  static final String TRUE = "true";
  static final String FALSE = "false";

  /** Nobody waits until Z3 has read more than that. */
  private static final int MOST_CHARACTERS = 1 << 25;

  private final StringBuilder text = new StringBuilder();

  /** A question is not worth asking. */
  static final class TooLarge extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  String bool(String name) {
    text.append("(declare-const ").append(name).append(" Bool)\n");
    return name;
  }

  String integer(String name) {
    text.append("(declare-const ").append(name).append(" Int)\n");
    return name;
  }

  /**
   * @throws TooLarge if there is no end to it
   */
  void add(String formula) {
    if (text.length() > MOST_CHARACTERS) {
      throw new TooLarge();
    }
    if (!formula.equals(TRUE)) {
      text.append("(assert ").append(formula).append(")\n");
    }
  }

  /** If one holds, the other does. */
  void implies(String condition, String then) {
    add(or(not(condition), then));
  }

  String text() {
    return text.toString();
  }

  static String number(long value) {
    return value >= 0 ? Long.toString(value) : "(- " + Long.toString(value).substring(1) + ")";
  }

  static String not(String formula) {
    if (formula.equals(TRUE)) {
      return FALSE;
    }
    if (formula.equals(FALSE)) {
      return TRUE;
    }
    return "(not " + formula + ")";
  }

  static String and(String... formulas) {
    return and(List.of(formulas));
  }

  static String and(Collection<String> formulas) {
    return joined("and", TRUE, FALSE, formulas);
  }

  static String or(String... formulas) {
    return or(List.of(formulas));
  }

  static String or(Collection<String> formulas) {
    return joined("or", FALSE, TRUE, formulas);
  }

  private static String joined(
      String word, String neutral, String strong, Collection<String> formulas) {
    if (formulas.contains(strong)) {
      return strong;
    }
    List<String> kept = formulas.stream().filter(f -> !f.equals(neutral)).distinct().toList();
    return switch (kept.size()) {
      case 0 -> neutral;
      case 1 -> kept.get(0);
      default -> "(" + word + " " + String.join(" ", kept) + ")";
    };
  }
}

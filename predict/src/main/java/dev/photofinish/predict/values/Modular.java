package dev.photofinish.predict.values;

import dev.photofinish.ir.JavaType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The bits of integers, by what is left of them if they are divided by powers of two. */
final class Modular {

  /** A mask with more runs of ones than this is not worth a formula: solvers do no better. */
  private static final int MOST_RUNS = 8;

  private Modular() {}

  static String power(int exponent) {
    return BigInteger.TWO.pow(exponent).toString();
  }

  /** A number without its sign; that of the smallest long is no long. */
  static String size(long value) {
    return BigInteger.valueOf(value).abs().toString();
  }

  /** The lowest bits of a number, as a number that is not negative. */
  static String unsigned(String x, int bits) {
    return "(mod " + x + " " + power(bits) + ")";
  }

  /** The lowest bits of a number, of which the highest is the sign. */
  static String signed(String x, int bits) {
    String half = power(bits - 1);
    return "(- " + unsigned("(+ " + x + " " + half + ")", bits) + " " + half + ")";
  }

  /** What is left of a number in a type. */
  static String narrowed(JavaType type, String x) {
    return switch (type.kind()) {
      case BOOLEAN -> unsigned(x, 1);
      case BYTE -> signed(x, Byte.SIZE);
      case SHORT -> signed(x, Short.SIZE);
      case CHAR -> unsigned(x, Character.SIZE);
      case INT -> signed(x, Integer.SIZE);
      default -> x;
    };
  }

  /**
   * The bits that a number and a mask have in common; nothing if the mask is too ragged. Ones of
   * the mask that follow one another are what is left by the power above them without what is left
   * by the lowest of them.
   */
  static Optional<String> masked(String x, long mask) {
    if (mask < 0) {
      return masked(x, ~mask).map(rest -> rest.equals("0") ? x : "(- " + x + " " + rest + ")");
    }
    List<String> runs = new ArrayList<>();
    for (int low = 0; mask >>> low != 0; ) {
      low += Long.numberOfTrailingZeros(mask >>> low);
      int high = low + Long.numberOfTrailingZeros(~(mask >>> low));
      String upTo = unsigned(x, high);
      runs.add(low == 0 ? upTo : "(- " + upTo + " " + unsigned(x, low) + ")");
      low = high;
    }
    if (runs.size() > MOST_RUNS) {
      return Optional.empty();
    }
    return Optional.of(
        switch (runs.size()) {
          case 0 -> "0";
          case 1 -> runs.get(0);
          default -> "(+ " + String.join(" ", runs) + ")";
        });
  }
}

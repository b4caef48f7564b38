package dev.photofinish.cli.suppress;

import dev.photofinish.cli.error.BadUsage;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Understands {@code com.acme.Bank.total : reason} and {@code fingerprint 3fa9... : reason}. */
final class SuppressionLineParser {

  private static final String FINGERPRINT = "fingerprint";

  /** A colon inside a location, as in {@code Bank.run:12}, has no blank after it. */
  private static final Pattern SEPARATOR = Pattern.compile("\\s*:(?=\\s|$)");

  /** Twelve digits are what the text report shows. */
  private static final Pattern DIGITS = Pattern.compile("[0-9a-fA-F]{12,32}");

  /** Slashes, parameters and the like are a sign of another notation, which would never match. */
  private static final Pattern LOCATION =
      Pattern.compile("[^/\\\\;,()\\[\\]]*[.*][^/\\\\;,()\\[\\]]*");

  private SuppressionLineParser() {}

  static SuppressionLine parse(String place, String line) {
    Matcher separator = SEPARATOR.matcher(line);
    boolean found = separator.find();
    String pattern = found ? line.substring(0, separator.start()) : line;
    String reason = found ? line.substring(separator.end()).strip() : "";
    if (reason.isEmpty()) {
      throw new BadUsage(place + ": no reason; write PATTERN : REASON");
    }
    return new SuppressionLine(place, pattern(place, pattern));
  }

  private static RacePattern pattern(String place, String text) {
    List<String> words = List.of(text.split("\\s+", -1));
    if (words.size() == 2 && words.get(0).equals(FINGERPRINT)) {
      return fingerprint(place, words.get(1));
    }
    if (words.size() != 1 || !LOCATION.matcher(text).matches()) {
      throw new BadUsage(
          place
              + ": unknown form; write CLASS.FIELD : REASON, with * for any part of the location,"
              + " or fingerprint DIGITS : REASON");
    }
    return RacePattern.OfLocation.of(text);
  }

  private static RacePattern fingerprint(String place, String digits) {
    if (!DIGITS.matcher(digits).matches()) {
      throw new BadUsage(
          place + ": not a fingerprint: " + digits + "; it has 12 to 32 hexadecimal digits");
    }
    return new RacePattern.OfFingerprint(digits);
  }
}

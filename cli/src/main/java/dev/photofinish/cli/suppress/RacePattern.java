package dev.photofinish.cli.suppress;

import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a line of a suppression file says of the races that it covers. */
sealed interface RacePattern {

  boolean matches(String location, String fingerprint);

  /** Whether it covers all races on a location. */
  boolean matchesAllOn(String location);

  /** A location, where a star stands for anything, dots too. */
  record OfLocation(String text, Pattern pattern) implements RacePattern {

    static OfLocation of(String text) {
      String regex =
          Stream.of(text.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*"));
      return new OfLocation(text, Pattern.compile(regex, Pattern.DOTALL));
    }

    @Override
    public boolean matches(String location, String fingerprint) {
      return matchesAllOn(location);
    }

    @Override
    public boolean matchesAllOn(String location) {
      return text.equals(location) || pattern.matcher(location).matches();
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** A fingerprint, or as much of its beginning as the text report shows. */
  record OfFingerprint(String digits) implements RacePattern {

    public OfFingerprint {
      digits = digits.toLowerCase(Locale.ROOT);
    }

    @Override
    public boolean matches(String location, String fingerprint) {
      return fingerprint.startsWith(digits);
    }

    @Override
    public boolean matchesAllOn(String location) {
      return false;
    }

    @Override
    public String toString() {
      return "fingerprint " + digits;
    }
  }
}

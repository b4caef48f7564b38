package dev.photofinish.predict.symbolic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks of a listing that each symbol is defined once, by the line that it names. */
final class ListingCheck {

  private static final Pattern LINE = Pattern.compile("(\\d+): (?:(\\S+\\^\\d+|tmp\\d*) = )?(.*)");
  private static final Pattern SYMBOL = Pattern.compile("[^\\s,()]+?\\^(\\d+)|\\btmp\\d*\\b");

  private final Set<String> defined = new HashSet<>();

  private ListingCheck() {}

  static void check(List<String> lines) {
    ListingCheck check = new ListingCheck();
    for (int i = 0; i < lines.size(); i++) {
      check.line(i, lines.get(i));
    }
  }

  private void line(int number, String line) {
    Matcher parts = LINE.matcher(line);
    assertThat(parts.matches()).as(line).isTrue();
    assertThat(parts.group(1)).isEqualTo(String.valueOf(number));
    Matcher uses = SYMBOL.matcher(parts.group(3));
    while (uses.find()) {
      boolean isRead = uses.group().startsWith("R_") && uses.group().endsWith("^" + number);
      if (isRead) {
        define(uses.group(), line);
      }
      assertThat(defined).as(line).contains(uses.group());
    }
    if (parts.group(2) != null) {
      define(parts.group(2), line);
      assertThat(parts.group(2)).as(line).matches("tmp\\d*|.*\\^" + number);
    }
  }

  private void define(String symbol, String line) {
    assertThat(defined.add(symbol)).as("twice: " + line).isTrue();
  }
}

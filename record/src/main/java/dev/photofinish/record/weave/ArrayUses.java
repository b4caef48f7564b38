package dev.photofinish.record.weave;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The table of what methods of the platform do to the arrays that they are given. */
final class ArrayUses {

  private static final String TYPE = "type ";

  private final List<ArrayRule> rules;

  private ArrayUses(List<ArrayRule> rules) {
    this.rules = rules;
  }

  /** Reads the table that comes with the weaver. */
  static ArrayUses builtIn() {
    try (InputStream table = ArrayUses.class.getResourceAsStream("array-uses.txt")) {
      return parse(
          new String(Objects.requireNonNull(table).readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ArrayUses parse(String table) {
    List<ArrayRule> rules = new ArrayList<>();
    List<String> types = List.of();
    for (String line : table.lines().toList()) {
      if (line.startsWith(TYPE)) {
        types = List.of(line.substring(TYPE.length()).split(" ", -1));
      } else if (line.startsWith(" ")) {
        rules.add(ArrayRule.parse(types, line));
      }
    }
    return new ArrayUses(List.copyOf(rules));
  }

  /** What a call does to one of its arguments, if that is an array. */
  ArrayUse of(LibraryCall call, int argument) {
    for (ArrayRule rule : rules) {
      if (rule.fits(call)) {
        return rule.use(argument);
      }
    }
    return ArrayUse.ANY;
  }
}

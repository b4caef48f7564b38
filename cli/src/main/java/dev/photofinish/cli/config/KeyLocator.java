package dev.photofinish.cli.config;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the line of a key in a TOML file, which the parser does not remember. */
final class KeyLocator {

  private static final Pattern HEADER = Pattern.compile("\\s*\\[+([^\\]]*)]+.*");
  private static final Pattern KEY = Pattern.compile("\\s*([^=#\\[\\]]+?)\\s*=.*");

  private final List<String> lines;

  KeyLocator(List<String> lines) {
    this.lines = lines;
  }

  /** The line, counted from 1; that of the table, or the first, if the key is written unusually. */
  int lineOf(String table, String key) {
    String wanted = join(table, key);
    String current = "";
    int fallback = 1;
    for (int i = 0; i < lines.size(); i++) {
      Matcher header = HEADER.matcher(lines.get(i));
      if (header.matches()) {
        current = bare(header.group(1));
        fallback = current.equals(table) ? i + 1 : fallback;
      }
      if (current.equals(wanted) || isKey(lines.get(i), current, wanted)) {
        return i + 1;
      }
    }
    return fallback;
  }

  private static boolean isKey(String line, String table, String wanted) {
    Matcher matcher = KEY.matcher(line);
    return matcher.matches() && join(table, bare(matcher.group(1))).equals(wanted);
  }

  private static String join(String table, String key) {
    return table.isEmpty() ? key : table + "." + key;
  }

  private static String bare(String name) {
    return name.replaceAll("[\"'\\s]", "");
  }
}

package dev.photofinish.trace.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The lines of a run's {@code meta} file: a key, an equals sign, and a value on one line. */
public final class MetaText {

  public static final String FORMAT = "format";
  public static final String STARTED = "started";
  public static final String JAVA = "java";
  public static final String PROCESS = "process";
  public static final String COMMAND = "command";
  public static final String LAUNCH = "launch";
  public static final String INCLUDE = "include";
  public static final String EXCLUDE = "exclude";
  public static final String FOCUS = "focus";
  public static final String FILES = "files";
  public static final String REASON = "reason";

  /** The last line of a run that came to an end. */
  public static final String COMPLETE = "complete";

  private MetaText() {}

  public static String line(String key, Object value) {
    String text = value.toString().replace("\\", "\\\\");
    return key + "=" + text.replace("\n", "\\n").replace("\r", "\\r") + "\n";
  }

  /** Many values as one, each on a line of its own. */
  public static String text(List<String> words) {
    StringBuilder text = new StringBuilder();
    for (String word : words) {
      text.append(word.replace("\\", "\\\\").replace("\n", "\\n")).append('\n');
    }
    return text.toString();
  }

  /** What {@link #text} was made of. */
  public static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    int start = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      words.add(unescaped(text.substring(start, end)));
      start = end + 1;
    }
    return words;
  }

  /** All whole lines of a text: what has no line break at its end was cut. */
  public static Map<String, String> parse(String text) {
    Map<String, String> values = new HashMap<>();
    int start = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      putLine(values, text.substring(start, end));
      start = end + 1;
    }
    return values;
  }

  private static void putLine(Map<String, String> values, String line) {
    int equals = line.indexOf('=');
    if (equals > 0) {
      values.put(line.substring(0, equals), unescaped(line.substring(equals + 1)));
    }
  }

  private static String unescaped(String text) {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean escapes = c == '\\' && i + 1 < text.length();
      result.append(escapes ? meant(text.charAt(++i)) : c);
    }
    return result.toString();
  }

  private static char meant(char escaped) {
    return escaped == 'n' ? '\n' : escaped == 'r' ? '\r' : escaped;
  }
}

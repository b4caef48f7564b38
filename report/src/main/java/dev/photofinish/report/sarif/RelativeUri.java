package dev.photofinish.report.sarif;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;

/** Makes a relative path into a URI reference. */
final class RelativeUri {

  private static final Pattern ABSOLUTE = Pattern.compile("/.*|[A-Za-z]:/.*");
  private static final String PLAIN = "-._~$&+,;=@!()/";

  private RelativeUri() {}

  static boolean isRelative(String path) {
    return !ABSOLUTE.matcher(path).matches();
  }

  /** The path with all characters escaped that would mean something else in a URI. */
  static String of(String path) {
    StringBuilder uri = new StringBuilder();
    for (byte octet : path.getBytes(StandardCharsets.UTF_8)) {
      if (isPlain((char) (octet & 0xff))) {
        uri.append((char) octet);
      } else {
        uri.append(String.format(Locale.ROOT, "%%%02X", octet & 0xff));
      }
    }
    return uri.toString();
  }

  private static boolean isPlain(char c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || PLAIN.indexOf(c) >= 0;
  }
}

package dev.photofinish.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Whether scans of the same jar print the same bytes, again and on any number of threads. */
final class SameBench {

  private static final List<String> THREADS = List.of("1", "2", "4");

  /** The one thing that may differ. */
  private static final Pattern TIME = Pattern.compile("\"milliseconds\"\\s*:\\s*\\d+");

  private SameBench() {}

  /** Takes the coordinates of the jars; the exit code is 1 if there is a difference. */
  public static void main(String[] args) throws IOException {
    boolean same = true;
    for (String artefact : args) {
      Path jar = Jars.fetched().of(Coordinates.parse(artefact));
      String first = json(Commands.scan(jar, "--format", "json"));
      String second = json(Commands.scan(jar, "--format", "json"));
      same &= tell(artefact + ", a second run", first, second);
      for (String threads : THREADS) {
        String other = json(Commands.scan(jar, "--format", "json", "--threads", threads));
        same &= tell(artefact + ", --threads " + threads, first, other);
      }
    }
    System.exit(same ? 0 : 1);
  }

  private static String json(List<String> command) throws IOException {
    TimedProcess done = TimedProcess.run(command).checked(Commands.ANALYSED);
    return TIME.matcher(Files.readString(done.output())).replaceAll("");
  }

  private static boolean tell(String name, String one, String other) {
    Optional<String> difference = firstDifference(one, other);
    String answer = difference.map(text -> "NO\n" + text).orElse("yes");
    System.out.println(name + ", " + one.length() + " characters: " + answer);
    return difference.isEmpty();
  }

  private static Optional<String> firstDifference(String one, String other) {
    String[] lines = one.split("\n", -1);
    String[] others = other.split("\n", -1);
    for (int i = 0; i < Math.max(lines.length, others.length); i++) {
      String line = i < lines.length ? lines[i] : "(end)";
      String otherLine = i < others.length ? others[i] : "(end)";
      if (!line.equals(otherLine)) {
        return Optional.of("  line " + (i + 1) + ": " + line + "\n  but: " + otherLine);
      }
    }
    return Optional.empty();
  }
}

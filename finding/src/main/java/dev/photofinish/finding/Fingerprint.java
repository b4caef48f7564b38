package dev.photofinish.finding;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.stream.Collectors;

/**
 * The identity of a race across runs, edits and engines: the memory (a field is not what it holds)
 * and, for both accesses, what they do and in which method.
 *
 * <p>It holds nothing that moves by itself: no line, no file, no number that a compiler hands out,
 * no call stack, no lock, no verdict. So a race keeps its fingerprint when lines move, when
 * unrelated members are added and when another release of the compiler makes the classes; and a
 * race that a static engine reports has the fingerprint of the same race in a run.
 *
 * <p>Without these numbers, two races are not told apart that differ only in which lambda of one
 * method, or in which anonymous class of one class, the access is. Compilers that do not name
 * lambdas after their methods, as javac does, give races in lambdas other fingerprints.
 *
 * @param hex 32 hexadecimal digits
 */
public record Fingerprint(String hex) {

  private static final int BYTES = 16;

  /** The fingerprint of a race. */
  public static Fingerprint of(Race race) {
    String sides =
        race.accesses().stream()
            .map(access -> access.kind().label() + " in " + access.site().method().stableName())
            .sorted()
            .collect(Collectors.joining("\n"));
    return ofText(race.location().stableName() + "\n" + sides);
  }

  private static Fingerprint ofText(String text) {
    byte[] digest = sha256().digest(text.getBytes(StandardCharsets.UTF_8));
    return new Fingerprint(HexFormat.of().formatHex(digest, 0, BYTES));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  @Override
  public String toString() {
    return hex;
  }
}

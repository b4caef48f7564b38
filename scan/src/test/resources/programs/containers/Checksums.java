package containers;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.annotation.concurrent.ThreadSafe;

/** Objects with a cursor or an accumulator inside. */
@ThreadSafe
class Checksums {

  private static final Pattern NUMBER = Pattern.compile("\\d+");

  private final MessageDigest digest;
  private final Matcher matcher = NUMBER.matcher("");
  private final ByteBuffer buffer = ByteBuffer.allocate(1024);
  private final Random random = new Random();

  Checksums() throws NoSuchAlgorithmException {
    digest = MessageDigest.getInstance("SHA-256");
    digest.update((byte) 1);
  }

  void update(byte[] data) {
    digest.update(data); // race: Checksums.digest write
  }

  byte[] finish() {
    return digest.digest(); // race: Checksums.digest write
  }

  boolean isNumber(String text) {
    matcher.reset(text); // race: Checksums.matcher write
    return matcher.matches(); // race: Checksums.matcher write
  }

  static boolean isNumberSafely(String text) {
    return NUMBER.matcher(text).matches();
  }

  void append(byte b) {
    buffer.put(b); // race: Checksums.buffer write
  }

  int room() {
    return buffer.remaining(); // race: Checksums.buffer read
  }

  int salt() {
    return random.nextInt();
  }

  static synchronized byte[] hash(byte[] data) throws NoSuchAlgorithmException {
    MessageDigest own = MessageDigest.getInstance("SHA-256");
    own.update(data);
    return own.digest();
  }
}

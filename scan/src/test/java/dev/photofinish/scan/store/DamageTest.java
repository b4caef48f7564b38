package dev.photofinish.scan.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Summary;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is wrong with the bytes, there is one exception, and never a wrong summary. */
class DamageTest {

  private static final int LENGTH_AT = 8;

  private static byte[] small() throws IOException {
    return Stored.write(Examples.batch());
  }

  @Test
  void everyChangeOfAByteIsNoticed() throws Exception {
    byte[] bytes = small();
    assertThat(Stored.read(bytes)).isEqualTo(Examples.batch());
    for (int i = 0; i < bytes.length; i++) {
      byte right = bytes[i];
      for (int change = 1; change < 256; change++) {
        bytes[i] = (byte) (right ^ change);
        Stored.assertUnreadable(bytes, "byte " + i + " changed by " + change);
      }
      bytes[i] = right;
    }
  }

  @Test
  void everyTruncationIsNoticed() throws Exception {
    byte[] bytes = small();
    for (int length = 0; length < bytes.length; length++) {
      Stored.assertUnreadable(Arrays.copyOf(bytes, length), "only " + length + " bytes");
    }
  }

  @Test
  void garbageIsNoticed() {
    Random random = new Random(1);
    for (int i = 0; i < 10_000; i++) {
      byte[] bytes = new byte[random.nextInt(200)];
      random.nextBytes(bytes);
      Stored.assertUnreadable(bytes, "garbage " + i);
    }
  }

  @Test
  void aLengthIsNotBelieved() throws Exception {
    byte[] bytes = small();
    ByteBuffer.wrap(bytes).putInt(LENGTH_AT, 1 << 30);
    LargestRequest in = new LargestRequest(bytes);
    assertThatThrownBy(() -> SummaryReader.read(new DataInputStream(in)))
        .isExactlyInstanceOf(UnreadableSummariesException.class)
        .hasMessageContaining("end too early");
    assertThat(in.largest).isLessThanOrEqualTo(1 << 16);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 5, 77, -1})
  void anotherVersionIsNamed(int version) throws Exception {
    assertThatThrownBy(() -> Stored.read(Stored.seal(version, new byte[0])))
        .isExactlyInstanceOf(UnreadableSummariesException.class)
        .hasMessage(
            "The stored summaries have version %s of the format; only version 6 can be read.",
            Integer.toUnsignedString(version));
  }

  @Test
  void somethingElseIsNamed() throws Exception {
    byte[] bytes = small();
    bytes[0]++;
    assertThatThrownBy(() -> Stored.read(bytes))
        .isExactlyInstanceOf(UnreadableSummariesException.class)
        .hasMessage("These are not stored summaries.");
  }

  @Test
  void aFailureOfTheInputIsNotCalledDamage() throws Exception {
    InputStream closed = InputStream.nullInputStream();
    closed.close();
    assertThatThrownBy(() -> SummaryReader.read(new DataInputStream(closed)))
        .isExactlyInstanceOf(IOException.class)
        .hasMessage("Stream closed");
  }

  /** A file of more than the part that is read at first. */
  @Test
  void damageBehindTheFirstPartIsNoticed() throws Exception {
    byte[] bytes = Stored.write(Map.of(Examples.RUN, Summary.EMPTY, longMethod(), Summary.EMPTY));
    assertThat(Stored.read(bytes)).containsKey(longMethod());
    bytes[bytes.length - 100]++;
    Stored.assertUnreadable(bytes, "changed near the end");
    Stored.assertUnreadable(Arrays.copyOf(bytes, bytes.length - 100), "cut near the end");
  }

  private static MethodKey longMethod() {
    return new MethodKey("acme/Job", "x".repeat(300_000), "()V");
  }

  /** Notes how many bytes were asked for at once. */
  private static final class LargestRequest extends FilterInputStream {
    private int largest;

    LargestRequest(byte[] bytes) {
      super(new ByteArrayInputStream(bytes));
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
      largest = Math.max(largest, length);
      return super.read(into, offset, length);
    }
  }
}

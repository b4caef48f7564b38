package dev.photofinish.scan.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

/** Bytes that are written otherwise need another version: old readers must not guess. */
class FormatTest {

  /** Of version 5. */
  private static final int LENGTH = 453;

  private static final int CHECKSUM = 0xda500162;

  @Test
  void theBytesOfThisVersionAreFixed() throws Exception {
    ByteBuffer bytes = ByteBuffer.wrap(Stored.write(Examples.batch()));
    assertThat(new int[] {bytes.capacity(), bytes.getInt(bytes.capacity() - Integer.BYTES)})
        .as("length and checksum; if a change is meant, raise Envelope.VERSION")
        .containsExactly(LENGTH, CHECKSUM);
  }
}

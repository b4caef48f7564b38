package dev.photofinish.scan.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Summary;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Map;
import java.util.SortedMap;

/** Writes to bytes, and reads from bytes, right ones and wrong ones. */
final class Stored {

  private Stored() {}

  static byte[] write(Map<MethodKey, Summary> summaries) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    SummaryWriter.write(summaries, new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  static SortedMap<MethodKey, Summary> read(byte[] bytes) throws IOException {
    return SummaryReader.read(new DataInputStream(new ByteArrayInputStream(bytes)));
  }

  /** Content in an envelope of some version that is right, whatever the content. */
  static byte[] seal(int version, byte[] content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Envelope.write(version, content, new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  static void assertUnreadable(byte[] bytes, String what) {
    assertThat(catchThrowable(() -> read(bytes)))
        .as(what)
        .isExactlyInstanceOf(UnreadableSummariesException.class);
  }
}

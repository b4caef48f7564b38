package dev.photofinish.scan.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.scan.domain.Condition;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Step;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.domain.When;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Content that is wrong although its checksum is right gives the same exception as damage. Nobody
 * damages a file so by accident, but a mistake of ours may.
 */
class WrongContentTest {

  private static final int CONTENT_AT = 12;
  private static final int CHECKSUM_BYTES = 4;

  @Test
  void everyChangeOfAByteIsRefusedOrMeansSomething() throws Exception {
    byte[] content = content();
    int refused = 0;
    for (int i = 0; i < content.length; i++) {
      byte right = content[i];
      for (int change = 1; change < 256; change++) {
        content[i] = (byte) (right ^ change);
        refused += refuses(Stored.seal(Envelope.VERSION, content)) ? 1 : 0;
      }
      content[i] = right;
    }
    assertThat(refused).isGreaterThan(content.length);
  }

  @Test
  void everyTruncationIsNoticed() throws Exception {
    byte[] content = content();
    for (int length = 0; length < content.length; length++) {
      byte[] cut = Stored.seal(Envelope.VERSION, Arrays.copyOf(content, length));
      Stored.assertUnreadable(cut, "only " + length + " bytes of content");
    }
    byte[] longer = Stored.seal(Envelope.VERSION, Arrays.copyOf(content, content.length + 1));
    Stored.assertUnreadable(longer, "a byte too many");
  }

  @Test
  void garbageIsRefusedOrMeansSomething() throws Exception {
    Random random = new Random(2);
    for (int i = 0; i < 20_000; i++) {
      byte[] content = new byte[random.nextInt(100)];
      for (int at = 0; at < content.length; at++) {
        content[at] = (byte) random.nextInt(4); // Large numbers would all be refused at once.
      }
      refuses(Stored.seal(Envelope.VERSION, content));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MAX_VALUE, -1, 1_000_000_000, 5})
  void countsAreNotBelieved(int count) throws Exception {
    ByteWriter entries = new ByteWriter();
    entries.number(count);
    assertUnreadable(entries, count + " strings");
    ByteWriter characters = new ByteWriter();
    characters.number(1);
    characters.number(count);
    assertUnreadable(characters, "a string of " + count + " characters");
  }

  @Test
  void aParameterBeforeTheFirstIsNoticed() throws Exception {
    Summary wrong = Examples.withAssigned(List.of(Path.of(new Root.Formal(-1))));
    Stored.assertUnreadable(Stored.write(Map.of(Examples.RUN, wrong)), "parameter -1");
    When never = Examples.when(new Condition(-1, true, 0));
    byte[] bytes = Stored.write(Map.of(Examples.RUN, Examples.when(never)));
    Stored.assertUnreadable(bytes, "a condition on parameter -1");
  }

  @Test
  void methodsOutOfOrderAreNoticed() throws Exception {
    assertThat(Stored.read(seal(batch(Examples.RUN, Examples.START)))).hasSize(2);
    assertUnreadable(batch(Examples.START, Examples.RUN), "out of order");
    assertUnreadable(batch(Examples.RUN, Examples.RUN), "twice the same");
  }

  private static ByteWriter batch(MethodKey... methods) {
    Tables tables = new Tables();
    ByteWriter batch = new ByteWriter();
    batch.number(methods.length);
    for (MethodKey method : methods) {
      tables.methods().write(method, batch);
      tables.summaries().write(Summary.EMPTY, batch);
    }
    ByteWriter content = new ByteWriter();
    tables.write(content);
    content.append(batch);
    return content;
  }

  @Test
  void aSetWithTheSameTwiceIsNoticed() throws Exception {
    Set<Fork> twice = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Step.Field executor : List.of(Examples.SAFE, Examples.PLAIN, Examples.SAFE)) {
      twice.add(new Fork(Examples.CALL, Examples.RUN, true, executor, false, false));
    }
    byte[] bytes = Stored.write(Map.of(Examples.RUN, Examples.after(twice)));
    Stored.assertUnreadable(bytes, "twice the same fork");
  }

  private static byte[] content() throws IOException {
    byte[] bytes = Stored.write(Examples.batch());
    return Arrays.copyOfRange(bytes, CONTENT_AT, bytes.length - CHECKSUM_BYTES);
  }

  private static byte[] seal(ByteWriter content) throws IOException {
    return Stored.seal(Envelope.VERSION, content.toBytes());
  }

  private static void assertUnreadable(ByteWriter content, String what) throws IOException {
    Stored.assertUnreadable(seal(content), what);
  }

  /** Whether bytes are refused; any exception but the right one comes out. */
  private static boolean refuses(byte[] bytes) throws IOException {
    try {
      Stored.read(bytes);
      return false;
    } catch (UnreadableSummariesException e) {
      return true;
    }
  }
}

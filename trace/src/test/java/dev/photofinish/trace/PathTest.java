package dev.photofinish.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.photofinish.testbench.Seeds;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Paths are read as they were written, as far as they go. */
class PathTest {

  private static final PathItem.Kind[] KINDS = PathItem.Kind.values();

  @TempDir Path folder;

  @Test
  void anyItemsInChunksOfAnySize() {
    Seeds.of(4, 60)
        .check(
            seed -> {
              SplittableRandom random = new SplittableRandom(seed);
              List<PathItem> items = randomItems(random, random.nextInt(3_000));
              RunFolder run = emptyRun();
              int chunk = EventEncoder.MIN_BUFFER + random.nextInt(60);
              ThreadLog log = new ThreadLog(run, new TraceThread(0, "main", -1, false), chunk);
              for (PathItem item : items) {
                log.put(item);
              }
              log.flush();

              PathItems read = Trace.open(run.path()).get(0).path(0);
              assertThat(read).toIterable().containsExactlyElementsOf(items);
              assertThat(read.taken()).isEqualTo(items.size());
            });
  }

  private static List<PathItem> randomItems(SplittableRandom random, int count) {
    List<PathItem> items = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      items.add(randomItem(random));
    }
    return items;
  }

  private static PathItem randomItem(SplittableRandom random) {
    PathItem.Kind kind = random.nextBoolean() ? PathItem.Kind.BRANCH : KINDS[random.nextInt(8)];
    int any = random.nextInt() >> random.nextInt(32);
    return switch (kind) {
      case BRANCH -> new PathItem(kind, random.nextInt(2), 0);
      case ENTER -> new PathItem(kind, any & 0xFF_FFFF, 0);
      case SWITCH, BACK_TO -> new PathItem(kind, any, 0);
      case CATCH -> new PathItem(kind, any, random.nextInt(1 << 16));
      default -> new PathItem(kind, 0, 0);
    };
  }

  @Test
  void theBitsAreThoseOfTheDecision() {
    PathEncoder encoder = new PathEncoder();
    byte[] buffer = new byte[100];
    Arrays.fill(buffer, (byte) -1);
    encoder.begin(buffer);
    encoder.branch(0);
    encoder.branch(1);
    encoder.event();
    encoder.enter(0xAB_CDEF);
    encoder.back();
    encoder.loop();
    encoder.switchKey(-2);
    encoder.backTo(1);
    encoder.caught(3, 4);
    int length = encoder.end();

    StringBuilder bits = new StringBuilder();
    int count = Byte.toUnsignedInt(buffer[3]);
    for (int i = 0; i < count; i++) {
      bits.append(buffer[4 + i / 8] >>> i % 8 & 1);
    }
    assertThat(length).isEqualTo(4 + (count + 7) / 8);
    assertThat(bits)
        .hasToString(
            "00"
                + "01"
                + "100"
                + ("110" + "111101111011001111010101")
                + ("101" + "00")
                + ("101" + "10")
                + ("101" + "01" + "0" + "1".repeat(31))
                + ("101" + "11" + "1" + "0".repeat(31))
                + ("111" + "11" + "0".repeat(30) + "001" + "0".repeat(13)));
  }

  @Test
  void anotherThreadEndsACopyByTheMark() {
    Seeds.of(5, 40)
        .check(
            seed -> {
              SplittableRandom random = new SplittableRandom(seed);
              List<PathItem> before = randomItems(random, random.nextInt(60));
              byte[] buffer = new byte[2_000];
              PathEncoder encoder = new PathEncoder();
              encoder.begin(buffer);
              put(encoder, before);
              int mark = encoder.mark();
              put(encoder, randomItems(random, random.nextInt(60)));
              encoder.mark();

              byte[] copy = buffer.clone();
              int length = PathEncoder.end(copy, mark);
              assertThat(read(copy, length)).toIterable().containsExactlyElementsOf(before);
            });
  }

  private static void put(PathEncoder encoder, List<PathItem> items) {
    for (PathItem item : items) {
      ThreadLog.put(encoder, item);
    }
  }

  private static PathItems read(byte[] buffer, int length) {
    return new PathItems(new PathReader(List.of(Arrays.copyOf(buffer, length)).iterator()));
  }

  @Test
  void aPathThatIsCutEndsBeforeTheItemThatIsNotWhole() {
    List<PathItem> items = List.of(PathItem.TAKEN, new PathItem(PathItem.Kind.CATCH, 7, 9));
    byte[] buffer = new byte[100];
    PathEncoder encoder = new PathEncoder();
    encoder.begin(buffer);
    put(encoder, items);
    int all = encoder.mark();

    for (int bits = 0; bits <= all; bits++) {
      int length = PathEncoder.end(buffer, bits);
      int whole = bits < 2 ? 0 : bits < all ? 1 : 2;
      assertThat(read(buffer, length))
          .toIterable()
          .containsExactlyElementsOf(items.subList(0, whole));
    }
  }

  @Test
  void nothingIsReadBehindABlockThatIsCut() {
    byte[] buffer = new byte[100];
    PathEncoder encoder = new PathEncoder();
    encoder.begin(buffer);
    encoder.switchKey(5);
    byte[] cut = Arrays.copyOf(buffer, PathEncoder.end(buffer, encoder.mark() - 1));
    byte[] whole = Arrays.copyOf(buffer, encoder.end());

    PathItems items = new PathItems(new PathReader(List.of(cut, whole).iterator()));

    assertThat(items.hasNext()).isFalse();
    assertThatThrownBy(items::next).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void aLookAheadTakesNothing() {
    byte[] buffer = new byte[100];
    PathEncoder encoder = new PathEncoder();
    encoder.begin(buffer);
    encoder.loop();
    encoder.back();

    PathItems items = read(buffer, encoder.end());

    assertThat(items.peek()).isEqualTo(items.peek()).isEqualTo(PathItem.LOOP);
    assertThat(items.taken()).isZero();
    assertThat(items.next()).isEqualTo(PathItem.LOOP);
    assertThat(items.next()).isEqualTo(PathItem.BACK);
    assertThat(items.hasNext()).isFalse();
  }

  private RunFolder emptyRun() throws IOException {
    RunFolder run = RunFolder.create(folder);
    run.begin(new RunMeta(1, "17", 2, "x"));
    BlockWriter.append(run.dictionary()).close();
    return run;
  }
}

package dev.photofinish.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.photofinish.testbench.Seeds;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
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
    PathItem.Kind kind =
        random.nextBoolean() ? PathItem.Kind.BRANCH : KINDS[random.nextInt(KINDS.length)];
    int any = random.nextInt() >> random.nextInt(32);
    return switch (kind) {
      case BRANCH -> new PathItem(kind, random.nextInt(2), 0);
      case ENTER -> new PathItem(kind, any & 0xFF_FFFF, 0);
      case SWITCH, BACK_TO, LOST -> new PathItem(kind, any, 0);
      case CATCH -> new PathItem(kind, any, random.nextInt(1 << 16));
      default -> new PathItem(kind, 0, 0);
    };
  }

  @Test
  void theBytesAreThoseOfTheDecision() {
    PathEncoder encoder = new PathEncoder();
    byte[] buffer = new byte[100];
    Arrays.fill(buffer, (byte) -1);
    encoder.begin(buffer);
    encoder.branches(0b101);
    encoder.branches(0b1_0110_1001);
    encoder.event();
    encoder.enter(0xAB_CDEF);
    encoder.enter(0x2A_CD);
    encoder.back();
    encoder.loop();
    encoder.switchKey(-2);
    encoder.backTo(1, 0x1_0001);
    encoder.backTo(2, 2 + 0x5E);
    encoder.backTo(2, 2 + 0xE);
    encoder.caught(3, 4);
    encoder.lost(5);

    assertThat(HexFormat.ofDelimiter(" ").formatHex(buffer, 0, encoder.end()))
        .isEqualTo(
            "05 "
                + "82 69 01 "
                + "90 "
                + "91 ef cd ab "
                + "ea cd "
                + "92 "
                + "93 "
                + "94 fe ff ff ff "
                + "95 01 00 00 00 "
                + "98 5e "
                + "ae "
                + "96 03 00 00 00 04 00 "
                + "97 05 00 00 00");
  }

  @Test
  void runsOfAnyLength() {
    SplittableRandom random = new SplittableRandom(6);
    byte[] buffer = new byte[1_000];
    for (int length = 1; 1L << length < PathEncoder.MAX_RUN; length++) {
      PathEncoder encoder = new PathEncoder();
      encoder.begin(buffer);
      List<PathItem> items = new ArrayList<>();
      for (int runs = 0; runs < 3; runs++) {
        long run = PathEncoder.EMPTY_RUN;
        for (int i = 0; i < length; i++) {
          int taken = random.nextInt(2);
          run = run << 1 | taken;
          items.add(new PathItem(PathItem.Kind.BRANCH, taken, 0));
        }
        encoder.branches(run);
      }

      assertThat(read(buffer, encoder.end())).toIterable().containsExactlyElementsOf(items);
    }
  }

  @Test
  void whatIsBeforeAMarkStays() {
    Seeds.of(5, 40)
        .check(
            seed -> {
              SplittableRandom random = new SplittableRandom(seed);
              List<PathItem> before = randomItems(random, random.nextInt(60));
              byte[] buffer = new byte[2_000];
              PathEncoder encoder = new PathEncoder();
              encoder.begin(buffer);
              ItemWriter items = new ItemWriter(encoder);
              put(items, before);
              int mark = encoder.mark();
              put(items, randomItems(random, random.nextInt(60)));

              assertThat(read(buffer, mark)).toIterable().containsExactlyElementsOf(before);
            });
  }

  private static void put(PathEncoder encoder, List<PathItem> items) {
    put(new ItemWriter(encoder), items);
  }

  private static void put(ItemWriter to, List<PathItem> items) {
    items.forEach(to::put);
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

    for (int bytes = 0; bytes <= all; bytes++) {
      int whole = bytes < 1 ? 0 : bytes < all ? 1 : 2;
      assertThat(read(buffer, bytes))
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
    byte[] cut = Arrays.copyOf(buffer, encoder.mark() - 1);
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

package dev.photofinish.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Of a file that is cut or damaged anywhere, all blocks before are read. */
class DamageTest {

  private static final int HEADER = 13;

  @TempDir Path folder;
  private Path file;
  private byte[] whole;
  private List<Step> steps;

  /** Where each block ends, and how many events are in the file up to there. */
  private final List<int[]> ends = new ArrayList<>();

  @BeforeEach
  void writeBlocks() throws IOException {
    Run run = RandomRun.of(5, 200, 2).writtenTo(folder, 180);
    file = run.folder().resolve("thread-0");
    whole = Files.readAllBytes(file);
    steps = new ArrayList<>();
    run.events(0).forEachRemaining(steps::add);
    int events = 0;
    for (int at = 0; at < whole.length; ) {
      ByteBuffer block = ByteBuffer.wrap(whole, at, whole.length - at);
      boolean hasEvents = whole[at + 4] == 2;
      events += hasEvents ? block.getInt(at + HEADER) : 0;
      at += HEADER + block.getInt(at + 5);
      ends.add(new int[] {at, events});
    }
    assertThat(ends).hasSizeGreaterThan(3);
  }

  @Test
  void filesCutAtEveryByte() throws IOException {
    for (int length = 0; length < whole.length; length++) {
      Files.write(file, Arrays.copyOf(whole, length));
      hasAllBlocksBefore(length, length);
    }
  }

  @Test
  void filesWithAFlippedBit() throws IOException {
    for (int at = 0; at < whole.length; at++) {
      byte[] damaged = whole.clone();
      damaged[at] ^= (byte) (1 << (at % 8));
      Files.write(file, damaged);
      hasAllBlocksBefore(at, whole.length);
    }
  }

  private void hasAllBlocksBefore(int damage, int size) {
    int intact = 0;
    int events = 0;
    for (int[] end : ends) {
      if (end[0] <= damage) {
        intact = end[0];
        events = end[1];
      }
    }
    Run run = Trace.open(folder).get(0);
    if (intact == 0) {
      assertThat(run.threads()).noneMatch(thread -> thread.number() == 0);
      assertThat(run.problems()).contains(file + ": has no header, and is left out");
    } else {
      assertThat(run.events(0)).toIterable().containsExactlyElementsOf(steps.subList(0, events));
    }
    if (intact < size) {
      assertThat(run.problems())
          .contains(
              "%s: cut or damaged at byte %d: the last %d bytes are left out"
                  .formatted(file, intact, size - intact));
    }
    run.merged().forEachRemaining(event -> {});
  }

  @Test
  void filesThatEndBetweenBlocks() throws IOException {
    Files.write(file, Arrays.copyOf(whole, ends.get(1)[0]));

    assertThat(Trace.open(folder).get(0).problems())
        .containsExactly(
            "%s: has %d bytes, and had %d when the run ended"
                .formatted(file, ends.get(1)[0], whole.length));
  }

  @Test
  void filesThatAreMissing() throws IOException {
    Files.delete(file);
    assertThat(Trace.open(folder).get(0).problems())
        .containsExactly(file.getParent() + ": not there: thread-0");

    Files.delete(file.resolveSibling("thread-1"));
    assertThat(Trace.open(folder).get(0).problems())
        .containsExactly(file.getParent() + ": not there: thread-0, thread-1");
  }

  @Test
  void dictionariesOfOthers() throws IOException {
    Run bank = Trace.open(BankRun.writeTo(folder.resolve("bank"))).get(0);
    assertThat(bank.problems()).isEmpty();
    Path dictionary = bank.folder().resolve("dictionary");
    byte[] names = Files.readAllBytes(dictionary);
    String other = dictionary + ": is not that of the run, or not all of it, and is left out";

    Files.write(dictionary, new byte[0]);
    assertThat(Trace.open(bank.folder()).get(0).problems()).containsExactly(other);

    try (BlockWriter out = BlockWriter.append(dictionary)) {
      DictionaryWriter writer = new DictionaryWriter(out);
      writer.addClass("com.acme.Other", 1);
      writer.flush();
    }
    Run run = Trace.open(bank.folder()).get(0);
    assertThat(run.problems()).containsExactly(other);
    assertThat(run.dictionary().classes()).isEmpty();

    Files.write(dictionary, names);
    assertThat(Trace.open(bank.folder()).get(0).problems()).isEmpty();
  }
}

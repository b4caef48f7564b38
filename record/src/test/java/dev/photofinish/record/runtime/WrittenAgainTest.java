package dev.photofinish.record.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.trace.BlockWriter;
import dev.photofinish.trace.DictionaryWriter;
import dev.photofinish.trace.EventEncoder;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.MergedEvents;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.RunEnd;
import dev.photofinish.trace.RunFolder;
import dev.photofinish.trace.RunMeta;
import dev.photofinish.trace.Trace;
import dev.photofinish.trace.TraceThread;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A write that fails for lack of memory, wherever it does, is done again as if it had not been. */
@Timeout(60)
class WrittenAgainTest {

  private static final int CHUNKS = 30;

  @TempDir Path folder;

  /** How many steps are made before memory is at an end, once. */
  private int until = Integer.MAX_VALUE;

  private final StripeLocks stripes = new StripeLocks(1, Long.MAX_VALUE);
  private final ChunkPool pool =
      new ChunkPool(Long.MAX_VALUE, new Budget(Long.MAX_VALUE, new Stop(stripes)), () -> {});
  private final EventEncoder events = new EventEncoder();
  private Chunk chunk = new Chunk(Chunk.SIZE);
  private long written;

  @Test
  void nothingIsWrittenTwiceOrLost() throws Exception {
    RunFolder run = RunFolder.create(folder);
    run.begin(new RunMeta(0, "17", 1, "a test"));
    try (BlockWriter names = new BlockWriter(failing(run.dictionary()))) {
      DictionaryWriter dictionary = new DictionaryWriter(names);
      Written file = begin();
      for (int i = 0; i < CHUNKS; i++) {
        fill(dictionary);
        until = i % 4;
        writeUntilItSucceeds(file, run, dictionary);
      }
    }
    run.end(new RunEnd(true, "the test is over"));

    Run read = Trace.open(folder).get(0);
    assertThat(read.problems()).isEmpty();
    assertThat(read.dictionary().classes()).hasSize(2 * CHUNKS);
    assertThat(acquired(read)).isEqualTo(written);
  }

  private Written begin() {
    events.begin(chunk.bytes, 0);
    return new Written(
        new TraceThread(0, "main", TraceThread.NO_PARENT, false),
        Thread.currentThread(),
        () -> {},
        chunk,
        new Chunk(Chunk.SIZE));
  }

  /** Two chunks, and a part of one, with a name before each of the full ones. */
  private void fill(DictionaryWriter dictionary) {
    for (int i = 0; i < 2; i++) {
      dictionary.addClass("C" + written, 0);
      while (events.hasRoom()) {
        put();
      }
      chunk = Links.goOn(pool, chunk, 1);
      events.begin(chunk.bytes, 0);
    }
    put();
  }

  private void put() {
    events.put(EventKind.ACQUIRE, 0, 7, 0, written++, 0);
    chunk.publish(events.mark());
  }

  private void writeUntilItSucceeds(Written file, RunFolder run, DictionaryWriter dictionary)
      throws IOException {
    ByteBuffer buffer = ByteBuffer.allocateDirect(BlockWriter.MANY);
    for (int tries = 0; ; tries++) {
      try {
        file.write(run.thread(0), dictionary, new FailingClock(), pool, buffer);
        assertThat(tries).isEqualTo(1);
        return;
      } catch (OutOfMemoryError e) {
        assertThat(e).hasMessage("of the test");
      }
    }
  }

  /** Memory is at an end at one write, before or after half of it. */
  private WritableByteChannel failing(Path path) throws IOException {
    FileChannel file = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    return new WritableByteChannel() {
      @Override
      public int write(ByteBuffer bytes) throws IOException {
        if (isNow()) {
          file.write(half(bytes));
          throw new OutOfMemoryError("of the test");
        }
        return file.write(bytes);
      }

      @Override
      public boolean isOpen() {
        return file.isOpen();
      }

      @Override
      public void close() throws IOException {
        file.close();
      }
    };
  }

  private boolean isNow() {
    return until-- == 0;
  }

  /** Asked within each write of a chunk. */
  private final class FailingClock extends Clock {
    @Override
    long micros() {
      if (isNow()) {
        throw new OutOfMemoryError("of the test");
      }
      return super.micros();
    }
  }

  private static ByteBuffer half(ByteBuffer bytes) {
    ByteBuffer half = bytes.slice(bytes.position(), bytes.remaining() / 2);
    bytes.position(bytes.position() + half.remaining());
    return half;
  }

  private static long acquired(Run run) {
    long count = 0;
    for (MergedEvents merged = run.merged(); merged.hasNext(); ) {
      count += merged.next().kind() == EventKind.ACQUIRE ? 1 : 0;
    }
    return count;
  }
}

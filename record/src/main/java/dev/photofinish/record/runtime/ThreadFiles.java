package dev.photofinish.record.runtime;

import dev.photofinish.trace.BlockWriter;
import dev.photofinish.trace.DictionaryWriter;
import dev.photofinish.trace.RunFolder;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Iterator;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.IntConsumer;

/**
 * The files of the threads that record. Threads are added by themselves; what they have is written
 * by the writer alone, and forgotten when they are over.
 */
final class ThreadFiles {

  private final RunFolder folder;
  private final DictionaryWriter dictionary;
  private final Clock clock;
  private final ChunkPool pool;
  private final Budget budget;
  private final IntConsumer atEnd;
  private final Queue<Written> files = new ConcurrentLinkedQueue<>();
  private final ByteBuffer buffer = ByteBuffer.allocateDirect(BlockWriter.MANY);

  /**
   * @param atEnd told the number of a thread that is over, once all of it is written
   */
  ThreadFiles(
      RunFolder folder,
      DictionaryWriter dictionary,
      Clock clock,
      ChunkPool pool,
      Budget budget,
      IntConsumer atEnd) {
    this.folder = folder;
    this.dictionary = dictionary;
    this.clock = clock;
    this.pool = pool;
    this.budget = budget;
    this.atEnd = atEnd;
  }

  /** The current thread begins to record. This may wait for the writer. */
  void add(Written file) {
    files.add(file);
    pool.begin();
  }

  /** Ends what was cut off with threads that are over: they hold nobody up any more. */
  void endThoseThatAreOver() {
    files.forEach(Written::isOver);
  }

  /** Nothing is written any more: threads go on without. */
  void abandon() {
    pool.abandon();
    files.clear();
  }

  /** Writes what has come. If memory is at an end within, it may be done again. */
  void write() throws IOException {
    long begun = 0;
    // Not those that come meanwhile: there may be no end of them, while others wait.
    int count = files.size();
    Iterator<Written> each = files.iterator();
    for (int i = 0; i < count && each.hasNext(); i++) {
      Written file = each.next();
      // Asked first: what the thread does after that is written the next time.
      boolean isOver = file.isOver();
      file.write(folder.thread(file.number()), dictionary, clock, pool, buffer);
      if (isOver) {
        atEnd.accept(file.number());
        each.remove();
        forget(file);
      } else {
        begun += file.begun();
      }
    }
    budget.begun(begun);
  }

  /** All of a thread is written, and nobody comes to it again. */
  private void forget(Written file) {
    file.giveBack(pool);
    budget.spend(file.begun());
  }
}

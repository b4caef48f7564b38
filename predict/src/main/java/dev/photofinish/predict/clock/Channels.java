package dev.photofinish.predict.clock;

import dev.photofinish.trace.Event;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;

/**
 * What is handed on by objects of one role: whoever receives from one learns the past of all who
 * sent to it before. Used by one thread.
 */
public final class Channels {

  private final ThreadTimes threads;
  private final Long2ObjectOpenHashMap<long[]> sent = new Long2ObjectOpenHashMap<>();

  public Channels(ThreadTimes threads) {
    this.threads = threads;
  }

  /** All up to the event comes before what is received from now on. */
  public void send(long key, Event event) {
    long[] times = threads.upTo(event);
    long[] before = sent.put(key, times);
    if (before != null) {
      sent.put(key, Times.join(times, before));
    }
  }

  /** As {@link #send}, by one who has received all before: nothing needs to be added up. */
  public void replace(long key, Event event) {
    sent.put(key, threads.upTo(event));
  }

  public void receive(long key, int thread) {
    long[] times = sent.get(key);
    if (times != null) {
      threads.learn(thread, times);
    }
  }
}

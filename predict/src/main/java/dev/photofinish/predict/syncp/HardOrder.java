package dev.photofinish.predict.syncp;

import dev.photofinish.predict.clock.Channels;
import dev.photofinish.predict.clock.ThreadTimes;
import dev.photofinish.predict.clock.Times;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;

/**
 * The order that every reordering keeps, but for locks: thread order and reads-from (the relation
 * TRF of POPL 2021), with forks and joins as thread order. Used by one thread.
 *
 * <p>What the paper has not is kept as it was observed, which can only make pasts larger: signals
 * before who awaits them, notices before who wakes, the making of objects and classes before their
 * use, everything before a gap.
 */
final class HardOrder {

  private final ThreadTimes threads;
  private final Channels signals;
  private final Channels notices;
  private final Long2ObjectOpenHashMap<Origin> made = new Long2ObjectOpenHashMap<>();

  HardOrder() {
    this(new ThreadTimes());
  }

  /** With pasts that others add to. */
  HardOrder(ThreadTimes threads) {
    this.threads = threads;
    this.signals = new Channels(threads);
    this.notices = new Channels(threads);
  }

  /** The past of a thread; its own events are past, if they are in it or not. */
  long[] past(int thread) {
    return threads.of(thread);
  }

  /** The past of an event, with the event. */
  long[] upTo(Event event) {
    return threads.upTo(event);
  }

  private Origin origin(Event event) {
    return Origin.of(event, threads);
  }

  /** Goes behind an access: the next event of a reader depends on who wrote. */
  void follow(Event access, Location location) {
    int thread = access.thread();
    boolean onlyWrites =
        access.kind() == EventKind.WRITE || access.kind() == EventKind.VOLATILE_WRITE;
    boolean depends = !onlyWrites || access.member() == Event.CONTENTS;
    if (depends && location.isWriteUnknown(thread, past(thread))) {
      threads.learn(thread, location.upToWrite());
    }
    if (access.kind().isWrite()) {
      location.write(access, past(thread));
    }
  }

  /** Goes on by an event; of an access, that is what it needs before it can happen at all. */
  void step(Event event) {
    threads.meet(event.thread());
    if (event.object() != 0 && !made.isEmpty() && !event.kind().isOfPath()) {
      use(event);
    }
    switch (event.kind()) {
      case FORK -> threads.learn((int) event.value(), threads.upTo(event));
      case JOIN -> join(event);
      case SIGNAL -> signals.send(event.object(), event);
      case AWAIT -> signals.receive(event.object(), event.thread());
      case NOTIFY, NOTIFY_ALL -> notices.send(event.object(), event);
      case WAKE -> notices.receive(event.object(), event.thread());
      case NEW, INITIAL, INITIALISED -> made.put(event.object(), origin(event));
      case GAP -> threads.learnAll(event);
      default -> {}
    }
  }

  private void use(Event event) {
    Origin origin = made.get(event.object());
    if (origin != null) {
      origin.teach(event.thread(), threads);
    }
  }

  private void join(Event event) {
    int over = (int) event.value();
    threads.learn(event.thread(), Times.with(threads.of(over), over, event.number()));
  }
}

package dev.photofinish.predict.hb;

import dev.photofinish.predict.clock.Channels;
import dev.photofinish.predict.clock.ThreadTimes;
import dev.photofinish.trace.Event;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;

/**
 * The happens-before order of the recorded run (Java Language Specification, 17.4.5), as far as the
 * past of each thread. Used by one thread.
 */
final class HappensBeforeOrder {

  private final ThreadTimes threads = new ThreadTimes();
  private final Channels exclusive = new Channels(threads);
  private final Channels shared = new Channels(threads);
  private final Channels signals = new Channels(threads);
  private final Channels ends = new Channels(threads);
  private final Channels classes = new Channels(threads);
  private final LongOpenHashSet initialised = new LongOpenHashSet();

  /** The past of a thread; its own events are past, too, if they are in it or not. */
  long[] past(int thread) {
    return threads.of(thread);
  }

  /** Goes on by an event that is no access. */
  void step(Event event) {
    threads.meet(event.thread());
    switch (event.kind()) {
      case ACQUIRE, WAKE -> acquire(event);
      case ACQUIRE_SHARED -> exclusive.receive(event.object(), event.thread());
      case RELEASE, WAIT -> exclusive.replace(event.object(), event);
      case RELEASE_SHARED -> shared.send(event.object(), event);
      case FORK -> threads.learn((int) event.value(), threads.upTo(event));
      case END -> ends.replace(event.thread(), event);
      case JOIN -> ends.receive(event.value(), event.thread());
      case SIGNAL -> signals.send(event.object(), event);
      case AWAIT -> signals.receive(event.object(), event.thread());
      case INITIALISED -> initialised(event);
      // What is missing may have synchronised with anyone.
      case GAP -> threads.learnAll(event);
      default -> {}
    }
  }

  private void acquire(Event event) {
    exclusive.receive(event.object(), event.thread());
    shared.receive(event.object(), event.thread());
  }

  private void initialised(Event event) {
    initialised.add(event.object());
    classes.send(event.object(), event);
  }

  /** What the use of a class brings: its initialisation has been waited for. */
  void use(Event access) {
    if (initialised.contains(access.object())) {
      classes.receive(access.object(), access.thread());
    }
  }

  /** The past up to an event, for those who learn of it. */
  long[] upTo(Event event) {
    return threads.upTo(event);
  }

  void learn(int thread, long[] past) {
    threads.learn(thread, past);
  }
}

package dev.photofinish.predict.syncp;

import dev.photofinish.predict.clock.Channels;
import dev.photofinish.predict.clock.ThreadTimes;
import dev.photofinish.trace.Event;

/**
 * The hard order, and each critical section behind those on the same lock that came before it. Used
 * by one thread.
 *
 * <p>All that is before some event in it, in the order of the trace, could have happened without
 * the rest: no lock that is taken in it is still held by one who is left out on the way.
 */
final class RecordedOrder {

  private final ThreadTimes threads = new ThreadTimes();
  private final HardOrder hard = new HardOrder(threads);
  private final Channels exclusive = new Channels(threads);
  private final Channels shared = new Channels(threads);

  /** The past of a thread; its own events are past, if they are in it or not. */
  long[] past(int thread) {
    return threads.of(thread);
  }

  /** Goes on by the next event of the trace. */
  void step(Event event) {
    hard.step(event);
    switch (event.kind()) {
      case ACQUIRE, WAKE -> {
        exclusive.receive(event.object(), event.thread());
        shared.receive(event.object(), event.thread());
      }
      case ACQUIRE_SHARED -> exclusive.receive(event.object(), event.thread());
      case RELEASE, WAIT -> exclusive.send(event.object(), event);
      case RELEASE_SHARED -> shared.send(event.object(), event);
      default -> {}
    }
  }

  /** Goes behind an access. */
  void follow(Event access, Location location) {
    hard.follow(access, location);
  }
}

package dev.photofinish.trace.read;

import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.Step;
import dev.photofinish.trace.Stripes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A thread on its way through the merge: its next event, and who waits for its end. */
final class MergeThread {

  private final ThreadFile file;
  private final EventCursor cursor;
  private final boolean withPath;
  private final List<MergeThread> joiners = new ArrayList<>();
  private boolean isLoaded;
  private boolean isOver;
  private boolean hasGap;
  private long emitted;
  private int stripe;
  private long rank;

  /** The next thread in the same bucket of {@link WaitingThreads}, which owns it. */
  @Nullable MergeThread nextWaiting;

  MergeThread(ThreadFile file, boolean withPath) {
    this.file = file;
    this.cursor = new EventCursor(file);
    this.withPath = withPath;
  }

  /** Has the next event at hand, if there is one. */
  boolean load() {
    if (!isLoaded) {
      isLoaded = cursor.next();
      while (isLoaded && !withPath && cursor.kind() == EventKind.GAP) {
        isLoaded = cursor.next();
      }
      stripe = isLoaded ? stripeOfNext() : 0;
    }
    return isLoaded;
  }

  private int stripeOfNext() {
    boolean isStripe = kind() == EventKind.BEHIND;
    return isStripe ? cursor.member() : Stripes.of(cursor.object(), cursor.member());
  }

  /** Goes on behind an event that is nobody's. */
  void pass() {
    isLoaded = false;
  }

  /** When it began to be recorded. */
  long beginning() {
    return load() ? cursor.blockTime() : Long.MAX_VALUE;
  }

  /** What is before its first event is missing, which its path is told. */
  void beginWithGap() {
    hasGap = withPath;
  }

  /** Whether a gap comes before its next event; there is none any more then. */
  boolean takeGap() {
    boolean had = hasGap;
    hasGap = false;
    return had;
  }

  /** Gives the event away. */
  Step take(long number) {
    isLoaded = false;
    if (!cursor.kind().isOfPath()) {
      emitted++;
    }
    return cursor.step(number);
  }

  /** Says that no event will come that others wait for, and gives those back that did. */
  List<MergeThread> end() {
    isOver = true;
    List<MergeThread> waited = List.copyOf(joiners);
    joiners.clear();
    return waited;
  }

  void awaitEnd(MergeThread joiner) {
    joiners.add(joiner);
  }

  boolean isOver() {
    return isOver;
  }

  /** Fixes its place among the threads that may go on. */
  MergeThread ranked() {
    rank = time();
    return this;
  }

  long rank() {
    return rank;
  }

  long time() {
    return cursor.time();
  }

  int number() {
    return file.thread().number();
  }

  ThreadFile file() {
    return file;
  }

  EventKind kind() {
    return cursor.kind();
  }

  int stripe() {
    return stripe;
  }

  long version() {
    return cursor.version();
  }

  long value() {
    return cursor.value();
  }

  long leftOut() {
    return file.count() - emitted;
  }

  Optional<String> problem() {
    return cursor.problem();
  }
}

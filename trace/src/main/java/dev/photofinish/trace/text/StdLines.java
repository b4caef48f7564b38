package dev.photofinish.trace.text;

import dev.photofinish.trace.Event;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;

/** The lines of one event after the other in the shared text format. */
public final class StdLines {

  /** What a thread has learnt: that a class is initialised. */
  private record Use(int thread, long classObject) {}

  private final Appendable out;
  private final Set<Long> shared;
  private final Set<Long> initialised = new HashSet<>();
  private final Set<Use> uses = new HashSet<>();

  /**
   * Writes to a text that begins with the run.
   *
   * @param shared the locks that are shared anywhere in the run
   */
  public StdLines(Appendable out, Set<Long> shared) {
    this.out = out;
    this.shared = shared;
  }

  public void write(Event event) throws IOException {
    awaitInitialiser(event);
    switch (event.kind()) {
      case READ -> line(event, "r", variable(event));
      case WRITE -> line(event, "w", variable(event));
      case VOLATILE_READ -> guarded(event, true, false);
      case VOLATILE_WRITE -> guarded(event, false, true);
      case UPDATE -> guarded(event, true, true);
      case ACQUIRE, WAKE -> acquire(event);
      case RELEASE, WAIT -> release(event);
      case ACQUIRE_SHARED, RELEASE_SHARED, SIGNAL -> signal(event);
      case INITIALISED -> initialised(event);
      case AWAIT -> await(event);
      case FORK -> line(event, "fork", "T" + event.value());
      case JOIN -> line(event, "join", "T" + event.value());
      case NOTIFY, NOTIFY_ALL, BEGIN, END, NEW, INITIAL, GAP, ASK, CHANGED, BEHIND -> {}
    }
  }

  private void acquire(Event event) throws IOException {
    line(event, "acq", lock(event));
    if (shared.contains(event.object())) {
      signal(event);
    }
  }

  private void release(Event event) throws IOException {
    if (shared.contains(event.object())) {
      signal(event);
    }
    line(event, "rel", lock(event));
  }

  private void guarded(Event event, boolean reads, boolean writes) throws IOException {
    String variable = variable(event);
    step(event, "L" + variable, variable, reads, writes);
  }

  /** Reads what the last one wrote, so that no reordering can have it before. */
  private void signal(Event event) throws IOException {
    step(event, "S" + event.object(), "VS" + event.object(), true, true);
  }

  private void await(Event event) throws IOException {
    step(event, "S" + event.object(), "VS" + event.object(), true, false);
  }

  private void initialised(Event event) throws IOException {
    signal(event);
    initialised.add(event.object());
    uses.add(new Use(event.thread(), event.object()));
  }

  private void awaitInitialiser(Event event) throws IOException {
    if (event.kind().isOrdered()
        && initialised.contains(event.object())
        && uses.add(new Use(event.thread(), event.object()))) {
      await(event);
    }
  }

  private void step(Event event, String lock, String variable, boolean reads, boolean writes)
      throws IOException {
    line(event, "acq", lock);
    if (reads) {
      line(event, "r", variable);
    }
    if (writes) {
      line(event, "w", variable);
    }
    line(event, "rel", lock);
  }

  private static String lock(Event event) {
    return "L" + event.object();
  }

  private static String variable(Event event) {
    String part = event.member() == Event.CONTENTS ? "all" : String.valueOf(event.member());
    return "V" + event.object() + "." + part;
  }

  private void line(Event event, String operation, String target) throws IOException {
    out.append('T').append(String.valueOf(event.thread())).append('|');
    out.append(operation).append('(').append(target).append(")|");
    out.append(String.valueOf(event.site())).append('\n');
  }
}

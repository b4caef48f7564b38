package dev.photofinish.predict.symbolic;

import dev.photofinish.trace.PathItem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How far one thread has been run again. */
final class State {

  final int thread;
  final Code code;
  final KnownObjects objects;
  final Terms terms;
  final Conditions conditions;
  final Heap heap;
  final Monitors monitors;
  final Watcher watcher;
  final List<Frame> frames = new ArrayList<>();

  /** The number of the event that comes next: what is not known depends on what was before. */
  long before;

  /** The number of the event that was last, or -1. */
  long after = -1;

  /** Whether the thread is run beyond the event that comes next. */
  boolean isAhead;

  /** Whether code that was not followed has come back since then. */
  boolean hasBeenOutside;

  /** The event that comes next with a site. */
  @Nullable Target target;

  private final Iterator<PathItem> items;
  private @Nullable PathItem next;
  private int entered;

  /** The last frame that an item named. */
  private int named;

  State(int thread, Code code, KnownObjects objects, Iterator<PathItem> items, Watcher watcher) {
    this.thread = thread;
    this.code = code;
    this.objects = objects;
    this.items = items;
    this.watcher = watcher;
    this.terms = new Terms(thread);
    this.conditions = new Conditions(terms);
    this.heap = new Heap(this);
    this.monitors = new Monitors(objects);
  }

  /** A copy to try something with; it has no path. */
  State(State from) {
    this.thread = from.thread;
    this.code = from.code;
    this.objects = from.objects;
    this.items = Collections.emptyIterator();
    this.watcher = Watcher.NONE;
    this.terms = from.terms;
    this.conditions = new Conditions(from.conditions);
    this.heap = new Heap(this, from.heap);
    this.monitors = new Monitors(from.monitors);
    this.before = from.before;
  }

  /** Something that depends on what the thread did before in a way that is not known. */
  Term unknown() {
    return Term.unknown(past());
  }

  Dependence past() {
    return Dependences.past(thread, before);
  }

  @Nullable Frame top() {
    return frames.isEmpty() ? null : frames.get(frames.size() - 1);
  }

  /** The next item; null at the end of the path. */
  @Nullable PathItem peek() {
    if (next == null && items.hasNext()) {
      next = items.next();
    }
    return next;
  }

  boolean isNext(PathItem.Kind kind) {
    PathItem item = peek();
    return item != null && item.kind() == kind;
  }

  /** The next item is of this frame, and is used up. */
  void take(Frame of) {
    next = null;
    of.tookItem();
    heap.settle();
  }

  /** The same of an item that names the frame, if only as the one that was named last. */
  void takeNamed(Frame of) {
    take(of);
    named = of.number;
  }

  /** Whether a frame was the last that an item named. */
  boolean wasNamed(Frame frame) {
    return named == frame.number;
  }

  /** The next item is the entry into a method. */
  Frame enter(Method method, boolean isLinked, List<Term> arguments) {
    Frame frame = new Frame(method, ++entered, isLinked, arguments);
    frames.add(frame);
    takeNamed(frame);
    return frame;
  }

  /** Leaves all frames above one. */
  void popTo(@Nullable Frame frame) {
    while (top() != frame) {
      Frame left = frames.remove(frames.size() - 1);
      if (left.hasMonitor) {
        monitors.give(Monitors.lockOf(left));
        left.hasMonitor = false;
      }
    }
  }

  @Nullable Frame frame(int number) {
    for (int i = frames.size() - 1; i >= 0; i--) {
      if (frames.get(i).number == number) {
        return frames.get(i);
      }
    }
    return null;
  }

  /** The topmost frame that has called code that is not followed. */
  @Nullable Frame topmostCaller() {
    for (int i = frames.size() - 1; i >= 0; i--) {
      if (frames.get(i).wait == Frame.Wait.BACK) {
        return frames.get(i);
      }
    }
    return null;
  }

  /** Whether the method of the topmost frame also runs below it. */
  boolean isRecursive(Frame frame) {
    for (Frame other : frames) {
      if (other != frame && other.method.equals(frame.method)) {
        return true;
      }
    }
    return false;
  }
}

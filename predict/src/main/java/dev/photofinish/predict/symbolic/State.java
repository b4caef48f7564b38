package dev.photofinish.predict.symbolic;

import dev.photofinish.trace.PathItem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
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

  /** The locks that the thread has by what events tell, as the numbers of the objects. */
  final Set<Long> held = new HashSet<>();

  /** The number of the event that comes next: what is not known depends on what was before. */
  long before;

  /** The number of the event that was last, or -1. */
  long after = -1;

  /** Whether the thread is run beyond the event that comes next. */
  boolean isAhead;

  /** Whether code that is not followed has called or come back since then. */
  boolean hasBeenOutside;

  /**
   * Whether others were told something since the last event with a site, and it is not known where:
   * branches since then may have been before or after that.
   */
  boolean hasTold;

  /**
   * Whether the thread was lost: below all frames there may be some that are not followed, and
   * items of the path may be theirs.
   */
  boolean isAdrift;

  /** The event that comes next with a site. */
  @Nullable Target target;

  private final Iterator<PathItem> items;
  private @Nullable PathItem next;
  private int entered;

  /** The last frame that an item named. */
  private int named;

  /** How many items were events. */
  private long events;

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
    takeOutside();
    of.tookItem();
  }

  /** The next item is of code that is not followed, and is used up. */
  void takeOutside() {
    PathItem item = peek();
    if (item != null) {
      switch (item.kind()) {
        case EVENT -> events++;
        case BACK_TO, CATCH -> named = item.number();
        case LOST -> entered = item.number();
        default -> {}
      }
    }
    next = null;
    heap.settle();
  }

  /**
   * Goes on behind an event, whatever there is before it.
   *
   * @param event how many events the thread had until then, with it
   * @return false if the path ends before it
   */
  boolean skipTo(long event) {
    while (events < event && peek() != null) {
      if (isNext(PathItem.Kind.ENTER)) {
        named = ++entered;
      }
      takeOutside();
    }
    return events == event;
  }

  /**
   * It is not known any more where the thread is: objects that it had to itself may be in the hands
   * of anybody.
   */
  void lose() {
    heap.doubt();
    for (Frame frame : frames) {
      frame.terms().forEach(heap::leak);
    }
    frames.clear();
    conditions.take();
    isAhead = false;
    isAdrift = true;
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

  /**
   * A monitor is taken without an event, as the thread has it already. It has to be the same: for
   * another the thread might have to wait.
   */
  void takeAgain(Object lock) {
    if (lock instanceof Term term) {
      conditions.asRecorded(term);
    }
    monitors.take(lock);
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
}

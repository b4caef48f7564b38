package dev.photofinish.prove.points;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.heap.AbstractObject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes abstract threads, one for each way to start some. Confined to the solver's thread. */
final class Threads {

  private record Key(
      AbstractThread.Kind kind,
      AbstractObject object,
      @Nullable CallSite submission,
      @Nullable MethodModel entry,
      boolean isMany) {}

  private final Map<Key, AbstractThread> known = new HashMap<>();
  private final List<AbstractThread> all = new ArrayList<>();

  /** The node of the objects whose threads may run. */
  private final int running;

  Threads(int running) {
    this.running = running;
    get(AbstractThread.Kind.MAIN, AbstractObject.EPSILON, null, null, false);
  }

  int running() {
    return running;
  }

  AbstractThread main() {
    return all.get(0);
  }

  /** The thread of a Thread object. */
  AbstractThread started(AbstractObject object) {
    return get(AbstractThread.Kind.STARTED, object, null, null, false);
  }

  /** The thread of a task that is handed over somewhere. */
  AbstractThread task(AbstractObject object, CallSite submission, boolean isMany) {
    return get(AbstractThread.Kind.TASK, object, submission, null, isMany);
  }

  /** Any thread of a library. */
  AbstractThread library() {
    return get(AbstractThread.Kind.LIBRARY, AbstractObject.EPSILON, null, null, false);
  }

  AbstractThread finalizer() {
    return get(AbstractThread.Kind.FINALIZER, AbstractObject.EPSILON, null, null, false);
  }

  /**
   * A thread by which a framework prepares an object, and cleans up.
   *
   * @param isMany whether there is more than one such object
   */
  AbstractThread setUp(AbstractObject object, boolean isMany) {
    return get(AbstractThread.Kind.SET_UP, object, null, null, isMany);
  }

  /**
   * A thread by which a framework calls methods of an object.
   *
   * @param entry the only method that it calls; null if it may call others
   */
  AbstractThread framework(AbstractObject object, @Nullable MethodModel entry, boolean isMany) {
    return get(AbstractThread.Kind.FRAMEWORK, object, null, entry, isMany);
  }

  private AbstractThread get(
      AbstractThread.Kind kind,
      AbstractObject object,
      @Nullable CallSite submission,
      @Nullable MethodModel entry,
      boolean isMany) {
    Key key = new Key(kind, object, submission, entry, isMany);
    AbstractThread thread = known.get(key);
    if (thread == null) {
      thread = new AbstractThread(all.size(), kind, object, submission, entry, isMany);
      all.add(thread);
      known.put(key, thread);
    }
    return thread;
  }

  List<AbstractThread> all() {
    return Collections.unmodifiableList(all);
  }
}

package halflocked;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Registries of listeners. */
class EventBus {

  /** Told of events. */
  interface Listener {
    void happened(String event);
  }

  private final List<Listener> listeners = new ArrayList<>();
  private final List<Listener> guarded = new ArrayList<>();
  private final List<Listener> copyOnWrite = new CopyOnWriteArrayList<>();
  private Listener[] array = new Listener[0];
  private volatile Listener[] volatileArray = new Listener[0];

  synchronized void add(Listener listener) {
    listeners.add(listener); // race: EventBus.listeners
    guarded.add(listener);
    copyOnWrite.add(listener);
    array = append(array, listener); // race: EventBus.array
    volatileArray = append(volatileArray, listener);
  }

  void remove(Listener listener) {
    listeners.remove(listener); // race: EventBus.listeners
    copyOnWrite.remove(listener);
  }

  void fire(String event) {
    for (Listener listener : listeners) { // race: EventBus.listeners
      listener.happened(event);
    }
    for (Listener listener : copyOnWrite) {
      listener.happened(event);
    }
    for (Listener listener : volatileArray) {
      listener.happened(event);
    }
  }

  void fireArray(String event) {
    Listener[] all = array; // race: EventBus.array
    for (Listener listener : all) {
      listener.happened(event);
    }
  }

  void fireSafely(String event) {
    List<Listener> snapshot;
    synchronized (this) {
      snapshot = new ArrayList<>(guarded);
    }
    for (Listener listener : snapshot) {
      listener.happened(event);
    }
  }

  private static Listener[] append(Listener[] old, Listener added) {
    Listener[] longer = java.util.Arrays.copyOf(old, old.length + 1);
    longer[old.length] = added;
    return longer;
  }
}

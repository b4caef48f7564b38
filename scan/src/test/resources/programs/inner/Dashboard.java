package inner;

import java.util.function.IntConsumer;

/** Listeners as anonymous classes and lambdas, registered with code that is not in sight. */
class Dashboard {

  /** Calls its listeners whenever it likes. */
  interface Source {
    void subscribe(Listener listener);

    void subscribe(IntConsumer listener);
  }

  /** Told of news. */
  interface Listener {
    void changed(int value);
  }

  private int current;
  private int previous;
  private int alarms;
  private int guarded;
  private int lonely;

  void watch(Source source) {
    source.subscribe(
        new Listener() {
          private int calls;

          @Override
          public void changed(int value) {
            calls++;
            previous = current; // race: Dashboard.previous
            current = value; // race: Dashboard.current
          }
        });
  }

  void watchAlarms(Source source) {
    IntConsumer listener =
        value -> {
          alarms += value; // race: Dashboard.alarms
        };
    source.subscribe(listener);
  }

  void watchGuarded(Source source) {
    source.subscribe(
        new Listener() {
          @Override
          public void changed(int value) {
            synchronized (Dashboard.this) {
              guarded = value;
            }
          }
        });
  }

  void watchLonely(Source source) {
    source.subscribe(
        new Listener() {
          @Override
          public void changed(int value) {
            lonely = value;
          }
        });
  }

  synchronized int current() {
    return current; // race: Dashboard.current
  }

  synchronized int previous() {
    return previous; // race: Dashboard.previous
  }

  synchronized int alarms() {
    return alarms; // race: Dashboard.alarms
  }

  synchronized int guarded() {
    return guarded;
  }

  int lonely() {
    return lonely;
  }
}

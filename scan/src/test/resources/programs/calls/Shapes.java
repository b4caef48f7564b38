package calls;

/** Calls to super and to overridden methods, template methods, default methods, bridges. */
class Shapes {

  /** A template method calls what sub classes define. */
  abstract static class Job<T> {
    private int runs;
    private T last;

    void run(T input) {
      runs++; // race: Job.runs
      last = input; // race: Job.last
      step(input);
    }

    protected abstract void step(T input);

    synchronized int runs() {
      return runs; // race: Job.runs
    }

    synchronized T last() {
      return last; // race: Job.last
    }
  }

  /** Defines the step; a bridge method leads to it. */
  static class Copy extends Job<String> {
    private int copied;
    private int guarded;

    @Override
    protected void step(String input) {
      copied += input.length(); // race: Copy.copied
      synchronized (this) {
        guarded++;
      }
    }

    synchronized int copied() {
      return copied; // race: Copy.copied
    }

    synchronized int guarded() {
      return guarded;
    }
  }

  /** Calls what implementations define. */
  interface Resettable {
    void clear();

    default void reset() {
      clear();
    }
  }

  /** The default method is one of its own. */
  static class Buffer implements Resettable {
    private int used;
    private int lost;

    @Override
    public void clear() {
      used = 0; // race: Buffer.used
      lost = 0;
    }

    synchronized void use() {
      used++; // race: Buffer.used
    }

    int lost() {
      return lost;
    }
  }

  /** Guards its state; the sub class reaches it only through these methods. */
  static class Base {
    private int state;

    synchronized void set(int state) {
      this.state = state;
    }

    synchronized int get() {
      return state;
    }
  }

  static class Derived extends Base {
    @Override
    void set(int state) {
      super.set(state + 1);
    }

    int twice() {
      return get() + super.get();
    }
  }
}

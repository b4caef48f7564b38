package inheritance;

import javax.annotation.concurrent.ThreadSafe;

/** An anonymous subclass that works for the object around it. */
@ThreadSafe
class AnonymousSubclass {

  abstract static class Job {
    final void start() {
      work();
    }

    protected abstract void work();
  }

  private int done;
  private int guarded;

  Job job() {
    return new Job() {
      @Override
      protected void work() {
        done++; // race: AnonymousSubclass.done
        synchronized (AnonymousSubclass.this) {
          guarded++;
        }
      }
    };
  }

  int done() {
    return done; // race: AnonymousSubclass.done read
  }

  synchronized int guarded() {
    return guarded;
  }
}

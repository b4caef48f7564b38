package figures;

import javax.annotation.concurrent.ThreadSafe;

/**
 * RacerDX, section 7.2.2, second class of lost reports: making an inner class object reads {@code
 * this}, so the paper's analysis drops the accesses of the method around it. They are races, and
 * reported here.
 */
@ThreadSafe
class InnerClasses {
  private int count;
  private int drawn;

  public Runnable task() {
    count++; // race: InnerClasses.count
    return new Runnable() {
      @Override
      public void run() {
        synchronized (InnerClasses.this) {
          drawn++;
        }
        count++; // race: InnerClasses.count
      }
    };
  }

  public synchronized int drawn() {
    return drawn;
  }
}

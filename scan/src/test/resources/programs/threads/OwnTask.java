package threads;

/** What it hands to a thread is not called by others as well. */
class OwnTask implements Runnable {
  private int ticks;
  private int shown;

  void start() {
    new Thread(this).start();
  }

  @Override
  public void run() {
    ticks++;
    shown++; // race: OwnTask.shown
  }

  int shown() {
    return shown; // race: OwnTask.shown read
  }
}

/** Two threads run it. */
class SharedTask implements Runnable {
  private int ticks;

  void start() {
    new Thread(this).start();
    new Thread(this).start();
  }

  @Override
  public void run() {
    ticks++; // race: SharedTask.ticks
  }
}

/** Its thread runs what subclasses add: only that calls it. */
abstract class Job implements Runnable {
  void start() {
    new Thread(this).start();
  }

  @Override
  public void run() {
    work();
  }

  public abstract void work();
}

class CopyJob extends Job {
  private int copied;
  private int done;

  @Override
  public void work() {
    copied++;
    done++; // race: CopyJob.done
  }

  int done() {
    return done; // race: CopyJob.done read
  }
}

class DeleteJob extends Job {
  private int deleted;

  @Override
  public void work() {
    deleted++;
  }
}

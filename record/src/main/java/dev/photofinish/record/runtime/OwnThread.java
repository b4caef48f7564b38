package dev.photofinish.record.runtime;

/**
 * A thread of ours in the program's process. Code of the program may come to run on it, such as a
 * transformer of its own, which is asked about each class that is loaded; none of that is recorded,
 * or held at a gate.
 */
public final class OwnThread extends Thread {

  /** What threads inherit may be the program's own code, and is not for this one. */
  public OwnThread(Runnable work, String name) {
    super(null, work, name, 0, false);
    setDaemon(true);
  }
}

package inheritance;

import java.util.ArrayList;
import java.util.List;

/** What a super class calls with its lock held, subclasses need not lock again. */
abstract class LockedHooks {

  private boolean open = true;

  synchronized void put(String line) {
    if (open) {
      append(line);
    }
  }

  synchronized void close() {
    open = false;
    end();
  }

  void report() {
    describe();
  }

  protected abstract void append(String line);

  protected abstract void describe();

  protected void end() {}

  /** Others are meant to call what an interface has. */
  interface Flushable {
    void flush();
  }

  /** So many that calls of the super class are not followed. */
  static class First extends LockedHooks {
    @Override
    protected void append(String line) {}

    @Override
    protected void describe() {}
  }

  static class Second extends First {
    @Override
    protected void append(String line) {}
  }

  static class Third extends First {
    @Override
    protected void append(String line) {}
  }

  static class Fourth extends First {
    @Override
    protected void append(String line) {}
  }

  /** With a state of its own. */
  static class Counting extends LockedHooks implements Flushable {
    private final List<String> lines = new ArrayList<>();
    private int count;
    private int described;
    private int flushed;
    private int ended;

    @Override
    public void append(String line) {
      lines.add(line);
      count++; // race: Counting.count
    }

    @Override
    protected void end() {
      lines.clear();
      ended++;
    }

    synchronized int size() {
      return lines.size() + ended;
    }

    int count() {
      synchronized (this) {
        lines.clear();
      }
      return count; // race: Counting.count
    }

    @Override
    public void describe() {
      described++; // race: Counting.described
    }

    synchronized int described() {
      return described; // race: Counting.described
    }

    @Override
    public void flush() {
      flushed++; // race: Counting.flushed
    }

    synchronized int flushed() {
      return flushed; // race: Counting.flushed
    }
  }
}

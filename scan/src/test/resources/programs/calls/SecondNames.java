package calls;

import javax.annotation.concurrent.ThreadSafe;

/** What is put into a new object gets a second name, which matters if others can use it. */
@ThreadSafe
class SecondNames {

  static class Part {
    int read;
    int kept;
    Link next = new Link();
  }

  static class Link {
    int weight;
    int size;
  }

  static class Cursor {
    Part at;

    Cursor(Part at) {
      this.at = at;
    }
  }

  private Part part = new Part();
  private Cursor last;

  /** Nobody else gets to know the cursor. */
  public int look() {
    Cursor cursor = new Cursor(part);
    part.read++; // race: Part.read strong
    return cursor.at.hashCode();
  }

  public synchronized void keep() {
    last = new Cursor(part);
  }

  public void keepAndCount() {
    keep();
    part.kept++; // race: Part.kept likely
  }

  private Cursor cursor() {
    return new Cursor(part);
  }

  /** The link is another one than before. */
  public void replace() {
    Cursor cursor = cursor();
    synchronized (this) {
      cursor.at.next = new Link();
    }
    part.next.weight++; // race: Link.weight likely
  }

  /** It is a task that puts the part into the cursor. */
  public void replaceAfterTask() {
    Cursor cursor = new Cursor(null);
    Runnable task = () -> cursor.at = part;
    task.run();
    synchronized (this) {
      cursor.at.next = new Link();
    }
    part.next.size++; // race: Link.size likely
  }
}

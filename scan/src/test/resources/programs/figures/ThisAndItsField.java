package figures;

import javax.annotation.concurrent.ThreadSafe;

/**
 * RacerDX, section 7.2.2, first class of lost reports: in {@code this.foo(this.f)} the receiver is
 * a prefix of the argument, so the paper's analysis drops every access of the caller. They are
 * races, and reported here.
 */
@ThreadSafe
class ThisAndItsField {

  static class Item {
    int views;
  }

  private Item current = new Item();
  private Item last;
  private int hits;

  public void show() {
    this.note(this.current); // race: ThisAndItsField.current read
    hits++; // race: ThisAndItsField.hits
  }

  private void note(Item item) {
    synchronized (this) {
      last = item;
      item.views++;
    }
  }

  public synchronized void open(Item next) {
    current = next; // race: ThisAndItsField.current write
  }

  public synchronized Item last() {
    return last;
  }
}

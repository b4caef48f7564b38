package halflocked;

import java.util.LinkedList;
import java.util.Queue;

/** Waiting and telling, with the condition looked at inside of the lock and outside. */
class Mailbox {

  private final Queue<String> mails = new LinkedList<>();
  private boolean open = true;
  private int waiting;

  synchronized void put(String mail) {
    mails.add(mail); // race: Mailbox.mails
    notifyAll();
  }

  synchronized String take() throws InterruptedException {
    waiting++;
    while (mails.isEmpty()) { // race: Mailbox.mails
      wait();
    }
    waiting--;
    return mails.remove(); // race: Mailbox.mails
  }

  String takeSoon() throws InterruptedException {
    if (mails.isEmpty()) { // race: Mailbox.mails
      synchronized (this) {
        wait(100);
      }
    }
    return mails.poll(); // race: Mailbox.mails
  }

  synchronized int waiting() {
    return waiting;
  }

  void close() {
    open = false; // race: Mailbox.open
    synchronized (this) {
      notifyAll();
    }
  }

  synchronized boolean isOpen() {
    return open; // race: Mailbox.open
  }
}

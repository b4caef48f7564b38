package inheritance;

/** What only subclasses call of their super class, they call as their own. */
abstract class InheritedHelpers {
  private int drafts;
  private int sent;
  private int copies;

  protected void keep() {
    drafts++;
  }

  protected void send() {
    sent++; // race: InheritedHelpers.sent
  }

  void copy() {
    copies++; // race: InheritedHelpers.copies
  }

  synchronized int count() {
    return drafts + sent + copies; // race: InheritedHelpers.sent; InheritedHelpers.copies
  }
}

class Outbox extends InheritedHelpers {
  synchronized void write() {
    keep();
  }

  void flush() {
    send();
  }

  synchronized void duplicate() {
    copy();
  }
}

/** Calls one of them from outside, without the lock. */
class Copier {
  private final Outbox outbox = new Outbox();

  void run() {
    outbox.copy();
  }
}

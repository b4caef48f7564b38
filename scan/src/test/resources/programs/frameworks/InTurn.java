package frameworks;

import org.reactivestreams.Subscriber;

/** Signals of a stream come one after the other, but beside what others call. */
class InTurn implements Subscriber<String> {
  private int seen;
  private int requested;
  private int buffered;

  @Override
  public void onNext(String text) {
    seen++;
    requested--; // race: InTurn.requested
    synchronized (this) {
      buffered++;
    }
  }

  @Override
  public void onComplete() {
    seen = 0;
  }

  void request() {
    requested++; // race: InTurn.requested
  }

  synchronized int buffered() {
    return buffered;
  }
}

package silent;

import javax.annotation.concurrent.ThreadSafe;

/** Computed on first use without a lock: a race, even where every thread computes the same. */
@ThreadSafe
class SingleCheck {
  private final String text;
  private int hash;
  private volatile int safeHash;

  SingleCheck(String text) {
    this.text = text;
  }

  int hash() {
    int h = hash; // race: SingleCheck.hash read
    if (h == 0) {
      h = text.length() * 31;
      hash = h; // race: SingleCheck.hash write
    }
    return h;
  }

  int safeHash() {
    int h = safeHash;
    if (h == 0) {
      h = text.length() * 31;
      safeHash = h;
    }
    return h;
  }
}

package annotations;

import javax.annotation.concurrent.ThreadSafe;

/** On a method: this one may run beside all others; about the others nothing is known. */
class SafeOnMethod {
  private int hits;
  private int misses;
  private int plain;

  @ThreadSafe
  void hit() {
    hits++; // race: SafeOnMethod.hits
  }

  void resetMisses() {
    misses = 0; // race: SafeOnMethod.misses write
  }

  @ThreadSafe
  int misses() {
    return misses; // race: SafeOnMethod.misses read
  }

  void setPlain() {
    plain = 1;
  }

  int plain() {
    return plain;
  }
}

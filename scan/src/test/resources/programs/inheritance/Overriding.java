package inheritance;

/** A method that is overridden is not inherited. */
class Overriding {
  protected long total;
  protected long skipped;

  void add(long n) {
    total += n;
  }

  void skip() {
    skipped++; // race: Overriding.skipped write
  }
}

class LockedOverride extends Overriding {
  @Override
  synchronized void add(long n) {
    total += n;
  }

  synchronized long total() {
    return total;
  }

  synchronized long skipped() {
    return skipped; // race: Overriding.skipped read
  }
}

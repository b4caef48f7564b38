package locks;

/** An object that locks itself, and a caller that goes past its lock. */
class InstrumentedBank {

  static class Vault {
    long gold;
    long silver;

    synchronized void addGold(long n) {
      gold += n; // race: Vault.gold
    }

    synchronized void addSilver(long n) {
      silver += n;
    }
  }

  private final Vault vault = new Vault();

  synchronized void deposit(long n) {
    vault.addGold(n);
    vault.addSilver(n);
  }

  // Holds the bank's lock, which refill does not.
  synchronized long gold() {
    return vault.gold; // race: Vault.gold read
  }

  void refill(long n) {
    vault.addGold(n);
  }

  long silver() {
    synchronized (vault) {
      return vault.silver;
    }
  }

  long peekGold() {
    return vault.gold; // race: Vault.gold read
  }
}

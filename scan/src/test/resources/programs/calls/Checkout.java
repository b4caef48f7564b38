package calls;

/** A race at a distance: five calls and four classes below the method that lacks the lock. */
class Checkout {

  private final Cart cart = new Cart();

  void pay() {
    cart.settle();
  }

  synchronized void payLocked() {
    cart.settle();
  }

  synchronized long paid() {
    return cart.invoice.account.totals.paid(); // the lock is here, but not in pay
  }

  synchronized void open() {
    cart.open();
  }

  synchronized int opened() {
    return cart.opened;
  }

  /** What is bought. */
  static class Cart {
    final Invoice invoice = new Invoice();
    int opened;

    void settle() {
      invoice.settle(10);
    }

    void open() {
      opened++;
    }
  }

  /** What is owed. */
  static class Invoice {
    final Account account = new Account();

    void settle(long amount) {
      account.charge(amount);
    }
  }

  /** Who owes it. */
  static class Account {
    final Totals totals = new Totals();

    void charge(long amount) {
      if (amount > 0) {
        totals.add(amount);
      }
    }
  }

  /** Sums. */
  static class Totals {
    private long paid;
    private long refunded;

    void add(long amount) {
      addTo(amount);
    }

    private void addTo(long amount) {
      paid += amount; // race: Totals.paid
    }

    long paid() {
      return paid; // race: Totals.paid
    }

    long refunded() {
      return refunded;
    }
  }
}

package locks;

/** Two parameters of one type, each with its own lock. */
class TransferLocks {

  static class Account {
    long balance;
    long fees;
  }

  static void transfer(Account from, Account to, long amount) {
    synchronized (from) {
      synchronized (to) {
        from.balance -= amount;
        to.balance += amount;
      }
    }
  }

  static void deposit(Account account, long amount) {
    synchronized (account) {
      account.balance += amount;
    }
  }

  // Locks one account only.
  static void charge(Account payer, Account bank) {
    synchronized (payer) {
      payer.fees++; // race: Account.fees
    }
    bank.fees--; // race: Account.fees
  }

  static long fees(Account account) {
    synchronized (account) {
      return account.fees; // race: Account.fees read
    }
  }
}

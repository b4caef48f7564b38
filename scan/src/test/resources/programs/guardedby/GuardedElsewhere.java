package guardedby;

import javax.annotation.concurrent.GuardedBy;

/** The guarded field is accessed from another class. */
class GuardedElsewhere {

  static class Account {
    @GuardedBy("this")
    long balance;

    @GuardedBy("this")
    long limit;
  }

  private final Account account = new Account();

  void deposit(long amount) {
    synchronized (account) {
      account.balance += amount;
      account.limit = amount; // race: Account.limit write
    }
  }

  long balance() {
    synchronized (account) {
      return account.balance;
    }
  }

  // Its own lock, not the account's.
  synchronized long limit() {
    return account.limit; // race: Account.limit read
  }
}

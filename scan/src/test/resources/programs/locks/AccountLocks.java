package locks;

import java.util.ArrayList;
import java.util.List;

/** Locking the object that is changed: a parameter, an element, a field of the parameter. */
class AccountLocks {

  static class Account {
    final Object lock = new Object();
    long balance;
    long limit;
    long opened;
  }

  private final List<Account> accounts = new ArrayList<>();

  AccountLocks(List<Account> initial) {
    accounts.addAll(initial);
  }

  static void deposit(Account account, long amount) {
    synchronized (account) {
      account.balance += amount;
    }
  }

  static long balance(Account account) {
    synchronized (account) {
      return account.balance;
    }
  }

  static void limit(Account account, long limit) {
    synchronized (account.lock) {
      account.limit = limit; // race: Account.limit write
    }
  }

  static long limit(Account account) {
    return account.limit; // race: Account.limit read
  }

  void openAll(long now) {
    for (Account account : accounts) {
      synchronized (account) {
        account.opened = now; // race: Account.opened write
      }
    }
  }

  long firstOpened() {
    Account first = accounts.get(0);
    synchronized (first) {
      return first.opened;
    }
  }

  long lastOpened() {
    return accounts.get(accounts.size() - 1).opened; // race: Account.opened read
  }
}

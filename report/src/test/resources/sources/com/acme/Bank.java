package com.acme;

import java.util.ArrayList;
import java.util.List;

/** A bank whose tellers do not always agree on the lock. */
public class Bank {

  static class Account {
    private final Object lock = new Object();
    private long balance;

    Account(long balance) {
      this.balance = balance;
    }

    void deposit(long amount) {
      balance += amount; // naïve: no lock
    }

    void withdraw(long amount) {
      synchronized (lock) {
        balance -= amount;
      }
    }

    long balance() {
      return balance;
    }
  }

  private final List<Account> accounts = new ArrayList<>();

  public void deposit(int account, long amount) {
    accounts.get(account).deposit(amount);
  }

  public void withdraw(int account, long amount) {
    accounts.get(account).withdraw(amount);
  }

  public long total() {
    return accounts.stream().mapToLong(Account::balance).sum();
  }
}

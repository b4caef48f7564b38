package com.acme;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The accounts of a branch, by number. */
public final class Bank {

  private final Object lock = new Object();
  private final Map<Integer, Account> accounts = new ConcurrentHashMap<>();

  /** One customer's account. */
  static final class Account {
    private long balance;

    void deposit(long amount) {
      balance += amount; // race: Account.balance
    }
  }

  /**
   * Pays money in. This touches one account only and {@code accounts} is a concurrent map, so it
   * needs no lock.
   */
  public void deposit(int number, long amount) {
    accounts.get(number).deposit(amount);
  }

  /** Moves money, unless the source has too little of it; says whether it did. */
  public boolean transfer(int from, int to, long amount) {
    Account source = accounts.get(from);
    Account target = accounts.get(to);
    synchronized (lock) {
      if (source.balance < amount) { // race: Account.balance read
        return false;
      }
      source.balance -= amount; // race: Account.balance
      target.deposit(amount);
      return true;
    }
  }

  /** Opens an account with nothing in it. */
  public void open(int number) {
    accounts.putIfAbsent(number, new Account());
  }

  /** What is in one account. */
  public long balance(int number) {
    return accounts.get(number).balance; // race: Account.balance read
  }

  /** What is in all accounts together; no transfer is seen half done. */
  public long total() {
    synchronized (lock) {
      long sum = 0;
      for (Account account : accounts.values()) {
        sum += account.balance; // race: Account.balance read
      }
      return sum;
    }
  }
}

package com.acme;

class Account {
  long balance;

  void deposit(long amount) {
    balance += amount; // race: Account.balance
  }
}

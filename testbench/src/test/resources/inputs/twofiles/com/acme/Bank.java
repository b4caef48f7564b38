package com.acme;

class Bank {
  final Account account = new Account();

  long balance() {
    return account.balance; // race: Account.balance read
  }
}

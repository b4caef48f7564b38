// bench: release 8
package inner8;

/** Before release 11 the compiler makes accessors for the private members of a nest. */
class Account {

  private long balance;
  private long limit;
  private long guarded;
  private static int opened;
  private final Statement statement = new Statement();

  Account() {
    opened++; // race: Account.opened
  }

  synchronized void deposit(long amount) {
    balance += amount; // race: Account.balance
    guarded += amount;
  }

  synchronized void setLimit(long limit) {
    this.limit = limit; // race: Account.limit
  }

  synchronized int pages() {
    return statement.pages; // race: Statement.pages
  }

  static synchronized int opened() {
    return opened; // race: Account.opened
  }

  private void charge() {
    balance--; // race: Account.balance
  }

  int peek() {
    return statement.pages;
  }

  void recount() {
    statement.pages = 0; // race: Statement.pages
  }

  /** What the customer gets to see. */
  class Statement {
    private int pages;

    long print() {
      return balance; // race: Account.balance
    }

    void correct() {
      balance++; // race: Account.balance
      limit = 0; // race: Account.limit
      charge();
    }

    long guarded() {
      synchronized (Account.this) {
        return guarded;
      }
    }
  }

  /** Has an account in a field; its lock is not the account's. */
  static class Desk {
    private final Account account;

    Desk(Account account) {
      this.account = account;
    }

    synchronized long limit() {
      return account.limit; // race: Account.limit
    }

    void block() {
      account.limit = -1; // race: Account.limit
    }

    synchronized long guarded() {
      return account.guarded;
    }

    synchronized void settle() {
      account.guarded = 0;
    }
  }
}

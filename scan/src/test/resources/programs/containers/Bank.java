package containers;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The map is safe, the accounts in it are not: elements have paths of their own. */
class Bank {

  private final Map<String, Account> accounts = new ConcurrentHashMap<>();
  private final List<Account> closed = new ArrayList<>();
  private final Account[] drawers = new Account[10];

  /** One customer's account. */
  static class Account {
    private long balance;
    private long limit;
    private String note = "";
    private String remark = "";
    private long touched;

    void deposit(long amount) {
      balance += amount; // race: Account.balance
    }
  }

  void open(String id) {
    Account account = new Account();
    account.limit = 100;
    account.touched = 1;
    accounts.put(id, account);
  }

  synchronized void transfer(String from, String to, long amount) {
    accounts.get(from).deposit(-amount);
    accounts.get(to).deposit(amount);
  }

  void deposit(String id, long amount) {
    accounts.get(id).deposit(amount);
  }

  synchronized void setLimits(long limit) {
    for (Account account : accounts.values()) {
      account.limit = limit;
    }
  }

  synchronized long limit(String id) {
    return accounts.get(id).limit;
  }

  synchronized void close(Account account) {
    account.note = "closed";
    closed.add(account);
  }

  synchronized void annotate(int index, String note) {
    closed.get(index).remark = note; // race: Account.remark
  }

  String remark(int index) {
    Account account;
    synchronized (this) {
      account = closed.get(index);
    }
    return account.remark; // race: Account.remark
  }

  synchronized void lockDrawer(int drawer) {
    drawers[drawer].touched = 0; // race: Account.touched
  }

  long touched(int drawer) {
    return drawers[drawer].touched; // race: Account.touched
  }
}

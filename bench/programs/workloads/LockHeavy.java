import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;

/** Four threads move money between accounts under locks, and hand slips over a queue. */
public final class LockHeavy {

  private static final class Account {
    private long balance = 1_000;

    synchronized void add(long amount) {
      balance += amount;
    }

    synchronized long balance() {
      return balance;
    }
  }

  private static final Account[] ACCOUNTS = new Account[64];
  private static final ArrayDeque<Integer> SLIPS = new ArrayDeque<>();
  private static final Map<Integer, Integer> COUNTS = new HashMap<>();

  public static void main(String[] args) throws InterruptedException {
    int moves = args.length > 0 ? Integer.parseInt(args[0]) : 200_000;
    for (int i = 0; i < ACCOUNTS.length; i++) {
      ACCOUNTS[i] = new Account();
    }
    Thread[] threads = new Thread[4];
    for (int i = 0; i < threads.length; i++) {
      int seed = i;
      threads[i] = new Thread(() -> move(seed, moves));
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    long sum = 0;
    for (Account account : ACCOUNTS) {
      sum += account.balance();
    }
    System.out.println(sum + " " + SLIPS.size());
  }

  private static void move(int seed, int moves) {
    int random = seed * 7919 + 1;
    for (int i = 0; i < moves; i++) {
      random = random * 1103515245 + 12345;
      int from = (random >>> 8) & 63;
      int to = (random >>> 16) & 63;
      ACCOUNTS[from].add(-1);
      ACCOUNTS[to].add(1);
      synchronized (SLIPS) {
        SLIPS.add(from);
        if (SLIPS.size() > 100) {
          SLIPS.remove();
        }
      }
      if ((i & 15) == 0) {
        synchronized (COUNTS) {
          COUNTS.merge(to, 1, Integer::sum);
        }
      }
    }
  }
}

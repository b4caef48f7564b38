package com.acme;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/** A busy hour: tellers pay in and move money while the auditor looks at the books. */
public final class Branch {

  private static final int TELLERS = 4;
  private static final int ACCOUNTS = 3;
  private static final int DEPOSITS = 200_000;

  private Branch() {}

  public static void main(String[] args) throws InterruptedException {
    Bank bank = new Bank();
    for (int number = 0; number < ACCOUNTS; number++) {
      bank.open(number);
    }
    ExecutorService staff = Executors.newFixedThreadPool(TELLERS + 1);
    for (int teller = 0; teller < TELLERS; teller++) {
      staff.execute(() -> serve(bank));
    }
    staff.execute(() -> audit(bank));
    staff.shutdown();
    if (!staff.awaitTermination(30, TimeUnit.SECONDS)) {
      throw new IllegalStateException("the tellers are still at work");
    }
    System.out.printf("paid in: %d%n", (long) TELLERS * DEPOSITS);
    System.out.printf("in the books: %d%n", bank.total());
  }

  private static void serve(Bank bank) {
    ThreadLocalRandom random = ThreadLocalRandom.current();
    for (int i = 0; i < DEPOSITS; i++) {
      bank.deposit(random.nextInt(ACCOUNTS), 1);
      if (i % 100 == 0) {
        bank.transfer(random.nextInt(ACCOUNTS), random.nextInt(ACCOUNTS), 10);
      }
    }
  }

  private static void audit(Bank bank) {
    long total = 0;
    long share = 0;
    for (int i = 0; i < 1_000; i++) {
      total = bank.total();
      share = bank.balance(0);
    }
    System.out.printf("the auditor saw %d, of which %d in one account%n", total, share);
  }
}

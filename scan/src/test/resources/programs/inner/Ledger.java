package inner;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongUnaryOperator;

/** Lambdas that run where they are passed run under the locks that are held there. */
class Ledger {

  private final List<Long> entries = new ArrayList<>();
  private long total;
  private long audited;
  private long balance;
  private long largest;
  private long unlocked;

  synchronized void addAll(List<Long> amounts) {
    amounts.forEach(
        amount -> {
          entries.add(amount);
          total += amount;
        });
  }

  synchronized long total() {
    return total + entries.size();
  }

  void audit(List<Long> amounts) {
    amounts.forEach(
        amount -> {
          audited += amount; // race: Ledger.audited
        });
  }

  synchronized long audited() {
    return audited; // race: Ledger.audited
  }

  private void update(LongUnaryOperator change) {
    synchronized (this) {
      balance = change.applyAsLong(balance);
    }
  }

  void credit(long amount) {
    update(old -> old + amount);
  }

  synchronized long balance() {
    return balance;
  }

  void largest(Optional<Long> amount) {
    amount.ifPresent(
        value -> {
          largest = Math.max(largest, value); // race: Ledger.largest
        });
  }

  synchronized void forgetLargest() {
    largest = 0; // race: Ledger.largest
  }

  void countHere() {
    Consumer<Long> count = amount -> unlocked += amount;
    count.accept(1L);
  }

  long unlocked() {
    return unlocked;
  }
}

package annotations;

import javax.annotation.concurrent.Immutable;
import javax.annotation.concurrent.ThreadSafe;

/**
 * An immutable type's own memory is its own affair: here a hash that every thread computes alike.
 */
class ImmutableTypes {

  @Immutable
  static class Money {
    private final long cents;
    private int hash;

    Money(long cents) {
      this.cents = cents;
    }

    int hash() {
      if (hash == 0) {
        hash = Long.hashCode(cents);
      }
      return hash;
    }
  }

  @com.google.errorprone.annotations.Immutable
  static class Rate {
    private int hash;

    int hash() {
      if (hash == 0) {
        hash = 31;
      }
      return hash;
    }
  }

  static class Cents {
    private int hash;

    int hash() {
      if (hash == 0) { // race: Cents.hash read
        hash = 31; // race: Cents.hash write
      }
      return hash; // race: Cents.hash read
    }
  }

  @ThreadSafe
  static class Price {
    private final Money money = new Money(100);
    private final Rate rate = new Rate();
    private final Cents cents = new Cents();

    int moneyHash() {
      return money.hash();
    }

    int rateHash() {
      return rate.hash();
    }

    int centsHash() {
      return cents.hash();
    }
  }
}

package dev.photofinish.predict.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.PredictOptions;
import dev.photofinish.predict.PredictProgress;
import dev.photofinish.predict.Prediction;
import dev.photofinish.predict.Predictor;
import dev.photofinish.predict.symbolic.Recorded;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A thread that reads a reference may find another object in another order, and does with that what
 * it did with the one that it found.
 */
class OtherObjectsTest {

  @TempDir Path folder;

  /**
   * In the recorded run the second comes after the first, finds an account that nobody else uses,
   * and leaves no race on accounts.
   */
  private List<String> races(String first, String second) throws Exception {
    Recorded recorded =
        Recorded.of(
            folder,
            """
            class Account {
              int balance;
              void pay() { balance++; }
            }
            class Closed extends Account {
              int refused;
              @Override void pay() { refused++; }
            }
            class Bank {
              Account best;
              Bank(Account best) { this.best = best; }
            }
            class P {
              static final Object lock = new Object();
              static volatile Account current = new Account();
              static volatile Bank bank = new Bank(new Account());
              static final Account[] all = { new Account(), new Account() };
              static volatile int chosen;
              public static void main(String[] args) throws Exception {
                Account old = current;
                Bank before = bank;
                Thread second = new Thread(P::second);
                second.start();
                FIRST
                second.join();
              }
              static void second() {
                try { Thread.sleep(200); } catch (InterruptedException e) { return; }
                SECOND
              }
            }
            """
                .replace("FIRST", first)
                .replace("SECOND", second));
    Prediction prediction =
        new Predictor(new PredictOptions(1_000, 10, 1))
            .predict(List.of(recorded.run()), recorded.program(), PredictProgress.SILENT);
    return prediction.races().stream()
        .map(found -> found.race().location().name() + " by " + found.stage().label())
        .distinct()
        .toList();
  }

  @Test
  void theOneThatWasThereBefore() throws Exception {
    assertThat(races("current = new Account(); old.balance = 1;", "current.balance = 2;"))
        .containsExactly("Account.balance by other objects");
  }

  /** What it is about is done with the lock that the first holds, too. */
  @Test
  void theOneThatWasThereBeforeWithALock() throws Exception {
    assertThat(
            races(
                "synchronized (lock) { current = new Account(); old.balance = 1; }",
                "synchronized (lock) { current.balance = 2; }"))
        .isEmpty();
  }

  /** The first is done with it before the second can find it. */
  @Test
  void theOneThatComesNext() throws Exception {
    assertThat(
            races(
                "Account next = new Account(); next.balance = 1; current = next; current = old;",
                "current.balance = 2;"))
        .isEmpty();
  }

  @Test
  void theOneThatComesNextAndIsUsedOn() throws Exception {
    assertThat(
            races(
                "Account next = new Account(); current = next; next.balance = 1; current = old;",
                "current.balance = 2;"))
        .containsExactly("Account.balance by other objects");
  }

  /** Which method is called is up to the object. */
  @Test
  void oneOfAnotherClass() throws Exception {
    assertThat(races("current = new Closed(); old.pay();", "current.pay();"))
        .containsExactly("Account.balance by other objects");
  }

  /** Nothing but a cast that fails would be done with the other. */
  @Test
  void oneThatIsNoSuchThing() throws Exception {
    assertThat(
            races(
                "current = new Closed(); old.balance = 1;",
                "Closed closed = (Closed) current; ((Account) closed).balance = 2;"))
        .isEmpty();
  }

  @Test
  void oneThatAnotherRefersTo() throws Exception {
    assertThat(
            races(
                "bank = new Bank(new Account()); before.best.balance = 1;",
                "bank.best.balance = 2;"))
        .containsExactly("Account.balance by other objects");
  }

  /** The place of an element is taken as it was. */
  @Test
  void FN_anotherElement() throws Exception {
    assertThat(
            races("current = all[1]; all[0].balance = 1; chosen = 1;", "all[chosen].balance = 2;"))
        .isEmpty();
  }
}

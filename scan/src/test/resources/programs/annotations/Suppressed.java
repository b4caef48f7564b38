package annotations;

import android.annotation.SuppressLint;
import com.acme.lint.SuppressRace;
import javax.annotation.concurrent.ThreadSafe;

/** Races that somebody has looked at and accepted. */
@ThreadSafe
class Suppressed {
  @SuppressRace("an approximate statistic")
  private long approximate;

  @SuppressRace(" ")
  private long withoutReason;

  private long byMethod;
  private long reported;
  private long byLint;
  private long otherLint;

  void approximate() {
    approximate++;
    reported++; // race: Suppressed.reported
    withoutReason++; // race: Suppressed.withoutReason
  }

  long approximateSoFar() {
    return approximate;
  }

  @SuppressRace("only called before the service starts")
  void byMethod() {
    byMethod = 1;
  }

  long readsByMethod() {
    return byMethod;
  }

  @SuppressLint("THREAD_SAFETY_VIOLATION")
  void byLint() {
    byLint++;
  }

  @SuppressLint({"NewApi", "SetTextI18n"})
  void otherLint() {
    otherLint++; // race: Suppressed.otherLint
  }

  @ThreadSafe
  @SuppressRace("a prototype, never deployed")
  static class WholeClass {
    private int value;

    void value(int next) {
      value = next;
    }
  }
}

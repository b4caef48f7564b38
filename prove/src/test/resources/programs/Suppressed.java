/** Races that somebody has looked at and accepted. */
public class Suppressed {

  @interface SuppressRace {
    String reason();
  }

  @SuppressRace(reason = "an approximate statistic")
  private long approximate;

  @SuppressRace(reason = "filled by whoever comes first")
  private final int[] elements = new int[1];

  @SuppressRace(reason = " ")
  private long withoutReason;

  private long byMethod;
  private long byClass;

  void use() {
    approximate++;
    elements[0]++;
    withoutReason++; // race: Suppressed.withoutReason
    known();
    byMethod++; // race: Suppressed.byMethod
    new Inner().use();
  }

  @SuppressRace(reason = "may be off by one")
  void known() {
    byMethod = 1;
    byClass = 1;
  }

  @SuppressRace(reason = "all of it")
  class Inner {
    void use() {
      byClass++;
    }
  }

  public static void main(String[] args) {
    Suppressed shared = new Suppressed();
    new Thread(shared::use).start();
    new Thread(shared::use).start();
  }
}

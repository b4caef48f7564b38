import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Service;

/** Beans know each other. */
@Service
public class Orders {
  private final Audit audit;
  @Autowired private Prices prices;
  @Autowired private Clock clock;
  private int count;
  private int swept;

  public Orders(Audit audit) {
    this.audit = audit;
    this.count = 1;
  }

  public void order() {
    count++; // race: Orders.count
    audit.note();
    clock.ticks++; // race: Clock.ticks
    prices.last = count; // race: Prices.last write; Orders.count read
  }

  @Scheduled
  void sweep() {
    swept++;
    audit.swept++;
  }

  @Service
  public static class Audit {
    int swept;
    private int notes;

    void note() {
      notes++; // race: Audit.notes
    }
  }

  @Service
  public static class Prices {
    int last;
  }

  static class Clock {
    int ticks;
  }

  /** What is made by hand for others. */
  @Configuration
  public static class Makers {
    @Bean
    public Clock clock() {
      Clock made = new Clock();
      made.ticks = 1;
      return made;
    }
  }
}

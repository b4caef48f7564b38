package frameworks;

import jakarta.annotation.PostConstruct;
import jakarta.ejb.Stateless;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** One for the application. */
@ApplicationScoped
class Settings {

  private final Map<String, String> values = new HashMap<>();
  private final Map<String, String> safeValues = new ConcurrentHashMap<>();
  private String locale;

  @PostConstruct
  void load() {
    values.put("currency", "EUR");
    locale = "en";
  }

  public String get(String key) {
    return values.get(key) + safeValues.get(key); // race: Settings.values
  }

  public void set(String key, String value) {
    values.put(key, value); // race: Settings.values
    safeValues.put(key, value);
  }

  public String locale() {
    return locale;
  }
}

/** One for each request. */
@RequestScoped
class Basket {
  private int items;
  @Inject Settings settings;

  public void add() {
    items++;
  }

  public int items() {
    return items;
  }
}

/** The container lets one thread at a time into it. */
@Stateless
class PriceBean {
  private long lastPrice;

  public long price(long net) {
    lastPrice = net * 119 / 100;
    return lastPrice;
  }
}

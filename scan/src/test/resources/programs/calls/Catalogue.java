package calls;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import javax.annotation.concurrent.ThreadSafe;

/** Return values that are paths: what a getter returns is the field. */
@ThreadSafe
class Catalogue {

  private final Map<String, String> titles = new HashMap<>();
  private final Map<String, String> safeTitles = new ConcurrentHashMap<>();
  private final Shelf shelf = new Shelf();

  /** Holds books, and its index. */
  static class Shelf {
    private final Map<String, Integer> index = new TreeMap<>();
    private final Label label = new Label();

    Map<String, Integer> index() {
      return index;
    }

    Label label() {
      return label;
    }
  }

  /** Says what is on the shelf. */
  static class Label {
    private String text = "";
    private int colour;

    Label text(String text) {
      this.text = text; // race: Label.text
      return this;
    }

    Label colour(int colour) {
      this.colour = colour; // race: Label.colour
      return this;
    }

    String text() {
      return text; // race: Label.text
    }
  }

  private Map<String, String> titles() {
    return titles;
  }

  private Map<String, String> freshTitles() {
    return new HashMap<>();
  }

  Map<String, String> safeTitles() {
    return safeTitles;
  }

  void add(String key) {
    titles().put(key, key); // race: Catalogue.titles
    freshTitles().put(key, key);
    safeTitles().put(key, key);
  }

  boolean has(String key) {
    return titles().containsKey(key); // race: Catalogue.titles
  }

  void index(String key) {
    shelf.index().put(key, 1); // race: Shelf.index
  }

  int firstIndex() {
    return shelf.index().values().iterator().next(); // race: Shelf.index
  }

  void label(String text) {
    shelf.label().text(text).colour(3);
  }

  String label() {
    return shelf.label().text();
  }
}

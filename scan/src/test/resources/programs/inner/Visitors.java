package inner;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Local classes, enums with bodies and functional fields. */
class Visitors {

  private final List<String> names = new ArrayList<>();
  private int letters;
  private int guardedLetters;

  synchronized void add(String name) {
    names.add(name);
  }

  void measure(List<String> more) {
    class Measure implements Consumer<String> {
      private int calls;

      @Override
      public void accept(String name) {
        calls++;
        letters += name.length(); // race: Visitors.letters
      }
    }
    more.forEach(new Measure());
  }

  synchronized int letters() {
    return letters; // race: Visitors.letters
  }

  synchronized void measureSafely() {
    class Measure {
      private void take(String name) {
        guardedLetters += name.length();
      }
    }
    Measure measure = new Measure();
    for (String name : names) {
      measure.take(name);
    }
  }

  synchronized int guardedLetters() {
    return guardedLetters;
  }
}

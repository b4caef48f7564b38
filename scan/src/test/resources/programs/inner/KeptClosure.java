package inner;

import java.util.function.Consumer;

/** A closure that is kept in a field runs where the field is called. */
class KeptClosure {

  private final Consumer<String> recorder = name -> last = name; // race: KeptClosure.last
  private String last = "";

  synchronized void add(String name) {
    recorder.accept(name);
  }

  void addQuietly(String name) {
    recorder.accept(name);
  }

  synchronized String last() {
    return last; // race: KeptClosure.last
  }
}

package inner;

import java.util.function.Consumer;

/** A closure that is kept in a field and called later: it is not followed. */
class FN_KeptClosure {

  private final Consumer<String> recorder = name -> last = name; // race: FN_KeptClosure.last
  private String last = "";

  synchronized void add(String name) {
    recorder.accept(name);
  }

  void addQuietly(String name) {
    recorder.accept(name);
  }

  synchronized String last() {
    return last; // race: FN_KeptClosure.last
  }
}

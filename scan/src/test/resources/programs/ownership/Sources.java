package ownership;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javax.annotation.concurrent.ThreadSafe;

/** Owned by other ways than new: thread locals, suppliers, records, what libraries return. */
@ThreadSafe
class Sources {

  /** Scratch space. */
  static class Scratch {
    int used;
    int size;
    int tag;
  }

  /** Never changes. */
  record Range(int from, int to) {
    int length() {
      return to - from;
    }
  }

  private static final ThreadLocal<Scratch> OWN = ThreadLocal.withInitial(Scratch::new);
  private final Scratch shared = new Scratch();
  private final Range range = new Range(1, 2);
  private final Supplier<Scratch> factory = Scratch::new;

  int threadLocal() {
    Scratch scratch = OWN.get();
    scratch.used++;
    return scratch.used;
  }

  void shared() {
    shared.used++; // race: Scratch.used
  }

  int supplied() {
    Scratch scratch = factory.get();
    scratch.size = 1;
    return scratch.size;
  }

  int length() {
    return range.length() + range.from();
  }

  List<String> collected(List<String> names) {
    List<String> list = names.stream().map(String::trim).collect(Collectors.toList());
    list.add("end");
    return list;
  }

  StringBuilder text(String first) {
    StringBuilder text = new StringBuilder(first);
    text.append(first);
    return text;
  }

  Scratch optional() {
    Scratch scratch = Optional.of(new Scratch()).get();
    scratch.tag = 1;
    return scratch;
  }

  /** The elements of the copy are the elements of the original. */
  void FN_elementsOfCopy(List<Scratch> all) {
    for (Scratch scratch : new ArrayList<>(all)) {
      scratch.tag = 2; // race: Scratch.tag
    }
  }
}

package dev.photofinish.prove.reach;

/** Short ways to write types, as the paper writes them. */
final class Notation {

  private Notation() {}

  /** A loop vector, with a character for each loop: 0, 1 or T. */
  static LoopVector vector(String counts) {
    return LoopVector.of(counts.chars().mapToObj(Notation::count).toArray(AbstractCount[]::new));
  }

  private static AbstractCount count(int symbol) {
    return switch (symbol) {
      case '0' -> AbstractCount.ZERO;
      case '1' -> AbstractCount.ONE;
      case 'T' -> AbstractCount.TOP;
      default -> throw new IllegalArgumentException("no count: " + (char) symbol);
    };
  }

  static HeapType type(int site, String counts) {
    return new HeapType(AbstractSite.of(site), vector(counts));
  }

  static HeapType type(AbstractSite site, String counts) {
    return new HeapType(site, vector(counts));
  }

  static HeapObject object(int site, Integer... counts) {
    return new HeapObject(site, Counts.of(counts));
  }

  static HeapEffect effect(HeapType root, HeapType target) {
    return new HeapEffect(root, target);
  }

  static ConcreteEffect effect(HeapObject root, HeapObject target) {
    return new ConcreteEffect(root, target);
  }
}

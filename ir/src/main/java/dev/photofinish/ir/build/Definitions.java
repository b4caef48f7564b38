package dev.photofinish.ir.build;

import dev.photofinish.ir.JavaType;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The values of a method while its body is built: plain numbers, with what defines each of them in
 * arrays beside. A phi that turns out to be needless stands for another value.
 */
final class Definitions {

  /** What sort of thing defines a value. */
  enum Kind {
    PARAMETER,
    CONSTANT,
    PHI,
    CAUGHT,
    RESULT
  }

  private static final int INITIAL_SIZE = 128;

  int count;
  Kind[] kinds = new Kind[INITIAL_SIZE];

  /**
   * The parameter's position, the phi's number, the handler's block, or the instruction's index.
   */
  int[] sources = new int[INITIAL_SIZE];

  /** Whether a value is a long or a double. */
  boolean[] wide = new boolean[INITIAL_SIZE];

  /** The static type; null as long as it is not known. */
  @Nullable JavaType[] types = new JavaType[INITIAL_SIZE];

  /** The name of the first variable of the source that holds the value. */
  @Nullable String[] names = new String[INITIAL_SIZE];

  /** The value that a needless phi stands for; itself for all others. */
  private int[] representatives = new int[INITIAL_SIZE];

  void clear() {
    Arrays.fill(names, 0, count, null);
    Arrays.fill(types, 0, count, null);
    count = 0;
  }

  /** Adds a value whose type is known. */
  int add(Kind kind, int source, JavaType type) {
    int value = add(kind, source, type.size() == 2);
    types[value] = type;
    return value;
  }

  int add(Kind kind, int source, boolean isWide) {
    if (count == kinds.length) {
      grow();
    }
    kinds[count] = kind;
    sources[count] = source;
    wide[count] = isWide;
    representatives[count] = count;
    return count++;
  }

  private void grow() {
    int capacity = 2 * count;
    kinds = Arrays.copyOf(kinds, capacity);
    sources = Arrays.copyOf(sources, capacity);
    wide = Arrays.copyOf(wide, capacity);
    types = Arrays.copyOf(types, capacity);
    names = Arrays.copyOf(names, capacity);
    representatives = Arrays.copyOf(representatives, capacity);
  }

  void replace(int phi, int value) {
    representatives[phi] = value;
  }

  /** The value that a number finally stands for. */
  int find(int value) {
    int root = representatives[value];
    if (root == value) {
      return value;
    }
    while (representatives[root] != root) {
      root = representatives[root];
    }
    int at = value;
    while (representatives[at] != root) {
      int next = representatives[at];
      representatives[at] = root;
      at = next;
    }
    return root;
  }

  void name(int value, @Nullable String name) {
    if (names[value] == null && kinds[value] != Kind.CONSTANT) {
      names[value] = name;
    }
  }
}

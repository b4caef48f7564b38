package dev.photofinish.ir.build;

import dev.photofinish.ir.JavaType;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The values of a method while its body is built: plain numbers, with what defines each of them in
 * arrays beside. A phi that turns out to be needless stands for another value.
 */
final class Definitions {

  /** The source of parameters, phis and caught exceptions. */
  static final int NO_INSTRUCTION = -1;

  private static final int INITIAL_SIZE = 128;

  int count;

  /** The index of the instruction that computes a value, or pushes it if it is a constant. */
  int[] sources = new int[INITIAL_SIZE];

  boolean[] constant = new boolean[INITIAL_SIZE];

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
  int add(int source, JavaType type) {
    int value = add(source, type.size() == 2);
    types[value] = type;
    return value;
  }

  int addConstant(int source, JavaType type) {
    int value = add(source, type);
    constant[value] = true;
    return value;
  }

  /** Adds a value whose type is found out later. */
  int add(int source, boolean isWide) {
    if (count == sources.length) {
      grow();
    }
    sources[count] = source;
    constant[count] = false;
    wide[count] = isWide;
    representatives[count] = count;
    return count++;
  }

  private void grow() {
    int capacity = 2 * count;
    constant = Arrays.copyOf(constant, capacity);
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
    if (names[value] == null && !constant[value]) {
      names[value] = name;
    }
  }
}

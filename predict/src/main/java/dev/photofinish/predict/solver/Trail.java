package dev.photofinish.predict.solver;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The literals that hold now, in the order in which they came to. Used by one thread. */
final class Trail {

  private static final byte UNKNOWN = 2;

  /** By variable: 0 true, 1 false, as the last bit of the literal that holds. */
  private final byte[] values;

  private final int[] levels;
  private final @Nullable Clause[] reasons;
  private final int[] literals;
  private int size;
  private final IntArrayList levelStarts = new IntArrayList();

  Trail(int variables) {
    values = new byte[variables];
    Arrays.fill(values, UNKNOWN);
    levels = new int[variables];
    reasons = new Clause[variables];
    literals = new int[variables];
  }

  boolean isTrue(int literal) {
    return values[literal >> 1] == (literal & 1);
  }

  boolean isFalse(int literal) {
    return values[literal >> 1] == (~literal & 1);
  }

  boolean isFree(int variable) {
    return values[variable] == UNKNOWN;
  }

  void put(int literal, @Nullable Clause reason) {
    int variable = literal >> 1;
    values[variable] = (byte) (literal & 1);
    levels[variable] = level();
    reasons[variable] = reason;
    literals[size++] = literal;
  }

  int size() {
    return size;
  }

  int literal(int index) {
    return literals[index];
  }

  int level() {
    return levelStarts.size();
  }

  int level(int literal) {
    return levels[literal >> 1];
  }

  @Nullable Clause reason(int literal) {
    return reasons[literal >> 1];
  }

  void newLevel() {
    levelStarts.add(size);
  }

  /** How many literals hold up to a level. */
  int sizeAt(int level) {
    return level < level() ? levelStarts.getInt(level) : size;
  }

  /** Takes the last literal back. */
  int pop() {
    int literal = literals[--size];
    values[literal >> 1] = UNKNOWN;
    return literal;
  }

  void dropLevels(int level) {
    levelStarts.size(level);
  }
}

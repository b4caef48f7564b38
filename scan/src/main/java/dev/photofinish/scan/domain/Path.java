package dev.photofinish.scan.domain;

import dev.photofinish.ir.FixedList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** An access path: a root, and the steps from it (figure 3 of RacerD). */
public final class Path {

  /** Longer paths are not followed: nearly all real races have one to three steps. */
  public static final int MAX_STEPS = 5;

  private static final Step[] NO_STEPS = {};
  private static final Path[] FORMALS = new Path[16];
  private static final Path GLOBALS = new Path(Root.GLOBAL, NO_STEPS);

  static {
    Arrays.setAll(FORMALS, index -> new Path(Root.Formal.of(index), NO_STEPS));
  }

  private final Root root;
  private final Step[] steps;
  private final int hash;
  private final int formal;

  private Path(Root root, Step[] steps) {
    this(root, steps, hash(root.hashCode(), steps, 0));
  }

  private Path(Root root, Step[] steps, int hash) {
    this.root = root;
    this.steps = steps;
    this.hash = hash;
    this.formal = root instanceof Root.Formal parameter ? parameter.index() : -1;
  }

  /** The hash of a path that goes further, by the steps from a position on. */
  private static int hash(int start, Step[] steps, int from) {
    int mixed = start;
    for (int i = from; i < steps.length; i++) {
      mixed = 31 * mixed + steps[i].hashCode();
    }
    return mixed;
  }

  public static Path ofFormal(int index) {
    return index < FORMALS.length ? FORMALS[index] : new Path(Root.Formal.of(index), NO_STEPS);
  }

  public static Path ofStatic(Step.Field field) {
    return new Path(Root.GLOBAL, new Step[] {field});
  }

  public static Path of(Root root) {
    return root == Root.GLOBAL ? GLOBALS : new Path(root, NO_STEPS);
  }

  public Root root() {
    return root;
  }

  /** The index of the parameter that it starts at; -1 if it starts elsewhere. */
  public int formal() {
    return formal;
  }

  public int length() {
    return steps.length;
  }

  public Step step(int position) {
    return steps[position];
  }

  public FixedList<Step> steps() {
    return FixedList.over(steps);
  }

  public Step last() {
    return steps[steps.length - 1];
  }

  /** Whether it cannot go further. */
  public boolean isFull() {
    return steps.length == MAX_STEPS;
  }

  /** The path that goes one step further; null if that is too long. */
  public @Nullable Path plus(Step step) {
    if (isFull()) {
      return null;
    }
    Step[] more = copy(steps.length, steps.length + 1);
    more[steps.length] = step;
    return new Path(root, more, 31 * hash + step.hashCode());
  }

  /** This path, continued by the first steps of another; null if too long. */
  public @Nullable Path plus(Path other, int count) {
    if (count == 0) {
      return this;
    } else if (steps.length == 0 && root.equals(other.root)) {
      return other.first(count);
    } else if (steps.length + count > MAX_STEPS) {
      return null;
    }
    Step[] more = copy(steps.length, steps.length + count);
    System.arraycopy(other.steps, 0, more, steps.length, count);
    return new Path(root, more, hash(hash, more, steps.length));
  }

  /** The path with the same root that ends after some steps. */
  public Path first(int count) {
    return count == steps.length ? this : new Path(root, copy(count, count));
  }

  /** Without the reflection of {@link Arrays#copyOf}, which only an optimizing compiler removes. */
  private Step[] copy(int count, int length) {
    Step[] copy = new Step[length];
    System.arraycopy(steps, 0, copy, 0, count);
    return copy;
  }

  /** The same steps from another root. */
  public Path from(Root other) {
    return new Path(other, steps);
  }

  /** Without the first step, from another root. */
  public Path rest(Root other) {
    return new Path(other, Arrays.copyOfRange(steps, 1, steps.length));
  }

  public boolean hasSameSteps(Path other) {
    return Arrays.equals(steps, other.steps);
  }

  /** Whether the other path is this one with at least one more step. */
  public boolean isProperPrefixOf(Path other) {
    if (steps.length >= other.steps.length || !root.equals(other.root)) {
      return false;
    }
    return Arrays.equals(steps, 0, steps.length, other.steps, 0, steps.length);
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Path path
            && hash == path.hash
            && root.equals(path.root)
            && Arrays.equals(steps, path.steps));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(String.valueOf(root));
    for (Step step : steps) {
      text.append(step == Step.ELEMENT ? "" : ".").append(step.text());
    }
    return text.toString();
  }
}

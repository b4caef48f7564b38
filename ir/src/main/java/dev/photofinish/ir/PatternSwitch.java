package dev.photofinish.ir;

import java.util.List;

/**
 * Finds the first label, from a starting one on, that fits an object: the index that a {@code
 * switch} over types, strings, enums or integers then jumps by. The index is -1 for null, and the
 * number of labels if none fits.
 */
public final class PatternSwitch extends Instruction {

  private final List<Object> labels;

  /**
   * @param labels {@link JavaType}s, Strings (also enum constants' names), Integers, or constants
   */
  public PatternSwitch(
      Site site, Value.Result result, List<Object> labels, Value selector, Value start) {
    super(site, result, selector, start);
    this.labels = List.copyOf(labels);
  }

  public List<Object> labels() {
    return labels;
  }

  /** The object that is tested. */
  public Value selector() {
    return operand(0);
  }

  /** The first label that is tried. */
  public Value start() {
    return operand(1);
  }

  @Override
  String operation() {
    return "patternswitch " + labels.stream().map(ConstantText::of).toList();
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}

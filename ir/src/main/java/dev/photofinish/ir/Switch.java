package dev.photofinish.ir;

/**
 * Branches by an int; ends its block. The block's successor {@code i} belongs to {@code key(i)};
 * the last successor is the default.
 */
public final class Switch extends Instruction {

  private final int[] keys;

  public Switch(Site site, int[] keys, Value selector) {
    super(site, null, selector);
    this.keys = keys.clone();
  }

  public int keyCount() {
    return keys.length;
  }

  public int key(int position) {
    return keys[position];
  }

  public Value selector() {
    return operand(0);
  }

  @Override
  public boolean canThrow() {
    return false;
  }

  @Override
  String operation() {
    return "switch";
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}

package dev.photofinish.scan.domain;

import dev.photofinish.ir.FixedList;

/**
 * What a method does to the locks of its caller.
 *
 * @param acquired taken and still held when it returns
 * @param released given back without having been taken
 * @param ifTrue taken if it returns true
 */
public record LockEffect(LockSet acquired, FixedList<Lock.Name> released, LockSet ifTrue) {

  public static final LockEffect NONE = new LockEffect(LockSet.NONE, FixedList.of(), LockSet.NONE);

  public boolean isNone() {
    return acquired.isEmpty() && released.isEmpty() && ifTrue.isEmpty();
  }

  /** The same as the constructor; one object stands for all that do nothing. */
  public static LockEffect of(LockSet acquired, FixedList<Lock.Name> released, LockSet ifTrue) {
    LockEffect effect = new LockEffect(acquired, released, ifTrue);
    return effect.isNone() ? NONE : effect;
  }
}

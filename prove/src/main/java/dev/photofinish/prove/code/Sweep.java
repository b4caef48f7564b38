package dev.photofinish.prove.code;

import java.util.BitSet;

/**
 * Numbers that wait for their turn. They are gone through from the last to the first, again and
 * again: methods that were met last are called by the others, who need to know what they do, but
 * those that call each other must not keep all others waiting.
 */
public final class Sweep {

  private final BitSet waiting = new BitSet();
  private int last;

  public void add(int number) {
    waiting.set(number);
  }

  public boolean isEmpty() {
    return waiting.isEmpty();
  }

  /** The next number, which waits no longer; call it if there is one. */
  public int take() {
    int next = last == 0 ? -1 : waiting.previousSetBit(last - 1);
    last = next < 0 ? waiting.length() - 1 : next;
    waiting.clear(last);
    return last;
  }
}

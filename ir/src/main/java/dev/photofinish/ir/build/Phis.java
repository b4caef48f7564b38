package dev.photofinish.ir.build;

import dev.photofinish.ir.Value;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The phis of a method while its body is built. */
final class Phis {

  private static final int INITIAL_SIZE = 32;

  int count;

  /** The number of the value that the phi defines. */
  int[] values = new int[INITIAL_SIZE];

  int[] blocks = new int[INITIAL_SIZE];

  /** The variable it merges: a local's slot, or the complement of a position on the stack. */
  int[] variables = new int[INITIAL_SIZE];

  /** One value for each predecessor of the block. */
  int[][] operands = new int[INITIAL_SIZE][];

  /** The same as objects; null for a phi that was found needless. */
  Value[] @Nullable [] finalOperands = new Value[INITIAL_SIZE][];

  void clear() {
    Arrays.fill(operands, 0, count, null);
    Arrays.fill(finalOperands, 0, count, null);
    count = 0;
  }

  /** Adds a phi for a value; its operands come when all blocks have been run. */
  void add(int value, int block, int variable) {
    if (count == values.length) {
      values = Arrays.copyOf(values, 2 * count);
      blocks = Arrays.copyOf(blocks, 2 * count);
      variables = Arrays.copyOf(variables, 2 * count);
      operands = Arrays.copyOf(operands, 2 * count);
      finalOperands = Arrays.copyOf(finalOperands, 2 * count);
    }
    values[count] = value;
    blocks[count] = block;
    variables[count] = variable;
    count++;
  }

  /** The first phi of a block or a later one: phis are in the order of their blocks. */
  int firstOf(int block) {
    int low = 0;
    int high = count;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (blocks[middle] < block) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  static int local(int slot) {
    return slot;
  }

  static int stack(int position) {
    return ~position;
  }

  /**
   * Makes every phi whose operands are all one value, apart from itself, stand for that value. What
   * is left is minimal for reducible control flow. A round goes over all phis, from the last to the
   * first and back by turns: so loops inside each other take one round and not one for each.
   */
  void removeNeedless(Definitions definitions) {
    boolean changed = true;
    boolean downward = true;
    while (changed) {
      changed = false;
      for (int i = 0; i < count; i++) {
        int phi = downward ? count - 1 - i : i;
        changed |= isLive(definitions, phi) && removeIfNeedless(definitions, phi);
      }
      downward = !downward;
    }
  }

  /** Whether the phi has not been found needless. */
  boolean isLive(Definitions definitions, int phi) {
    return definitions.find(values[phi]) == values[phi];
  }

  private boolean removeIfNeedless(Definitions definitions, int phi) {
    int self = values[phi];
    int only = -1;
    for (int operand : operands[phi]) {
      int value = definitions.find(operand);
      if (value != self && value != only) {
        if (only >= 0) {
          return false;
        }
        only = value;
      }
    }
    if (only < 0) {
      throw new MalformedCodeException("a loop that control cannot enter");
    }
    definitions.replace(self, only);
    return true;
  }
}

package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.ArrayLength;
import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.ArrayStore;
import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.Cast;
import dev.photofinish.ir.Compute;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.InstanceOf;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.MonitorEnter;
import dev.photofinish.ir.MonitorExit;
import dev.photofinish.ir.New;
import dev.photofinish.ir.NewArray;
import dev.photofinish.ir.Return;
import dev.photofinish.ir.Value;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Where code may come to without an item of the path: without a branch or a call. Jumps back have
 * an item only if control would come round without any other.
 */
final class Straight {

  private Straight() {}

  /**
   * Whether a frame may return before the next item.
   *
   * @param position where it goes on in its block
   */
  static boolean returns(Frame frame, int position) {
    return comes(frame.method.body(), frame.block, position, Return.class::isInstance);
  }

  /** Whether a frame may come to an instruction before the next item. */
  static boolean comesTo(Frame frame, int position, int index) {
    return comes(frame.method.body(), frame.block, position, each -> each.index() == index);
  }

  /** The same of a frame of which it is only known that a method that it has called runs. */
  static boolean mayComeTo(Method method, int index) {
    for (Block block : method.body().blocks()) {
      for (int i = 0; i < block.instructions().size(); i++) {
        if (mayRunOthers(method, block.instructions().get(i))
            && goesOnTo(method, block, i, index)) {
          return true;
        }
      }
    }
    return false;
  }

  /** What has a class loaded or initialised is only run then; a call is over. */
  private static boolean goesOnTo(Method method, Block block, int position, int index) {
    Instruction instruction = block.instructions().get(position);
    boolean isStillToRun = isPlain(instruction) || loads(instruction);
    Predicate<Instruction> isThere = each -> each.index() == index;
    return comes(method.body(), block, position + 1, isThere)
        || (isStillToRun && comes(method.body(), block, position, isThere));
  }

  private static boolean comes(
      Body body, Block from, int position, Predicate<Instruction> isThere) {
    Set<Integer> left = new HashSet<>();
    Block block = from;
    int at = position;
    while (true) {
      if (at < block.instructions().size()) {
        Instruction instruction = block.instructions().get(at++);
        if (isThere.test(instruction)) {
          return true;
        } else if (!isPlain(instruction)) {
          return false;
        }
      } else if (block.successorCount() != 1 || !left.add(block.index())) {
        return false;
      } else {
        block = body.block(block.successor(0));
        at = 0;
      }
    }
  }

  /** Whether the instruction has no item, and another comes behind it. */
  private static boolean isPlain(Instruction instruction) {
    return isCalm(instruction)
        || instruction instanceof FieldLoad
        || instruction instanceof FieldStore
        || instruction instanceof Cast
        || instruction instanceof InstanceOf
        || instruction instanceof New
        || instruction instanceof NewArray;
  }

  /** Whether it never calls, nor has a class loaded or initialised. */
  private static boolean isCalm(Instruction instruction) {
    return instruction instanceof Compute
        || instruction instanceof ArrayLength
        || instruction instanceof ArrayLoad
        || instruction instanceof ArrayStore
        || instruction instanceof MonitorEnter
        || instruction instanceof MonitorExit;
  }

  private static boolean mayRunOthers(Method method, Instruction instruction) {
    boolean isOwn =
        (instruction instanceof FieldLoad load && !load.isStatic() && isOwn(method, load.field()))
            || (instruction instanceof FieldStore store
                && !store.isStatic()
                && isOwn(method, store.field()));
    return loads(instruction) || !(isOwn || isCalm(instruction) || instruction instanceof Return);
  }

  private static boolean isOwn(Method method, FieldRef field) {
    return field.owner().equals(method.model().owner().name());
  }

  /** Whether a constant, which may have to be loaded first, is among what it is given. */
  private static boolean loads(Instruction instruction) {
    for (Value operand : instruction.operands()) {
      if (operand instanceof Value.Constant constant
          && constant.constant() != null
          && !(constant.constant() instanceof Number)
          && !(constant.constant() instanceof String)) {
        return true;
      }
    }
    return false;
  }
}

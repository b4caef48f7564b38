package dev.photofinish.record.weave;

import java.util.Arrays;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * A method that is woven.
 *
 * @param version the version of its class file
 * @param owner its class
 * @param number its number in the dictionary
 * @param node its code as it was
 * @param path how the way through it is told
 */
record WovenMethod(int version, String owner, int number, MethodNode node, Path path) {

  /** How the way through a method is told. */
  enum Path {
    TOLD,
    /** It is not: there is a gap. */
    GAP,
    /** As if it were code that is not woven: it is not in the program. */
    HIDDEN,
    /** It is not, as only some memory is looked at. */
    UNSEEN
  }

  /** Whether only some memory is looked at. */
  boolean isFocused() {
    return path == Path.UNSEEN;
  }

  boolean hasPath() {
    return path == Path.TOLD;
  }

  boolean isStatic() {
    return (node.access & Opcodes.ACC_STATIC) != 0;
  }

  /**
   * Whether the variable with the object whose method it is may have something else, or nothing.
   * Compilers let go of objects early, and by frames that tools compute, there is none in code that
   * nobody reaches. In constructors it is none yet at first.
   */
  boolean losesObject() {
    return !isStatic()
        && !node.name.equals("<init>")
        && Arrays.stream(node.instructions.toArray()).anyMatch(this::losesObject);
  }

  private boolean losesObject(AbstractInsnNode instruction) {
    if (instruction instanceof FrameNode frame) {
      return frame.local.isEmpty() || !frame.local.get(0).equals(owner);
    }
    return instruction instanceof VarInsnNode store
        && store.var == 0
        && store.getOpcode() >= Opcodes.ISTORE
        && store.getOpcode() <= Opcodes.ASTORE;
  }
}

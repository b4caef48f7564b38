package dev.photofinish.record.weave;

import java.util.Map;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;

/** Stands before an instruction, and tells the weaver its number as {@code ir} counts. */
final class IndexMark extends AbstractInsnNode {

  private final int index;

  private IndexMark(int index) {
    super(-1);
    this.index = index;
  }

  /** Puts one before each instruction. */
  static void addTo(InsnList code) {
    int index = 0;
    for (AbstractInsnNode each : code.toArray()) {
      if (each.getOpcode() >= 0) {
        code.insertBefore(each, new IndexMark(index++));
      }
    }
  }

  @Override
  public int getType() {
    return LABEL;
  }

  @Override
  public void accept(MethodVisitor visitor) {
    if (visitor instanceof MethodWeaver weaver) {
      weaver.at(index);
    }
  }

  @Override
  public AbstractInsnNode clone(Map<LabelNode, LabelNode> labels) {
    return new IndexMark(index);
  }
}

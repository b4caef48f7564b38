package dev.photofinish.record.weave;

import java.util.Map;
import java.util.function.Consumer;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;

/** Stands where the weaver is to tell something of the path that no instruction stands for. */
final class PathMark extends AbstractInsnNode {

  private final Consumer<PathWeaver> deed;

  PathMark(Consumer<PathWeaver> deed) {
    super(-1);
    this.deed = deed;
  }

  @Override
  public int getType() {
    return LABEL;
  }

  @Override
  public void accept(MethodVisitor visitor) {
    if (visitor instanceof PathWeaver weaver) {
      deed.accept(weaver);
    }
  }

  @Override
  public AbstractInsnNode clone(Map<LabelNode, LabelNode> labels) {
    return new PathMark(deed);
  }
}

package dev.photofinish.record.weave;

import dev.photofinish.record.runtime.Branches;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/**
 * Marks where a path needs more than the outcomes of jumps: jumps back by which code would be run
 * again without any item, and places where a run of outcomes may be full, or has to be told.
 *
 * <p>Each jump back looks whether there is room. Other jumps go forward, so the most that can come
 * between two such looks is found in one pass over the code.
 */
final class JumpMarks {

  private final MethodNode method;
  private final Map<LabelNode, Integer> indices;

  /** The most outcomes that there can be at a label since the last look, by jumps from above. */
  private final Map<LabelNode, Integer> most = new HashMap<>();

  private JumpMarks(MethodNode method, Map<LabelNode, Integer> indices) {
    this.method = method;
    this.indices = indices;
  }

  /**
   * Adds the marks.
   *
   * @param indices the numbers of the instructions that stand behind labels
   */
  static void addTo(MethodNode method, Map<LabelNode, Integer> indices) {
    new JumpMarks(method, indices).add();
  }

  /** Where control may go from an instruction, but to the next one. */
  static List<LabelNode> targets(AbstractInsnNode instruction) {
    if (instruction instanceof JumpInsnNode jump) {
      return List.of(jump.label);
    } else if (instruction instanceof TableSwitchInsnNode choice) {
      return withDefault(choice.labels, choice.dflt);
    } else if (instruction instanceof LookupSwitchInsnNode choice) {
      return withDefault(choice.labels, choice.dflt);
    }
    return List.of();
  }

  private static List<LabelNode> withDefault(List<LabelNode> labels, LabelNode other) {
    Set<LabelNode> all = new HashSet<>(labels);
    all.add(other);
    return List.copyOf(all);
  }

  private void add() {
    int index = 0;
    int count = 0;
    for (AbstractInsnNode each : method.instructions.toArray()) {
      if (each instanceof LabelNode label) {
        count = Math.max(count, most.getOrDefault(label, 0));
      } else if (each.getOpcode() >= 0) {
        count = mark(each, index, count);
        index++;
      }
    }
  }

  /** How many outcomes there can be behind an instruction, if there can be so many before it. */
  private int mark(AbstractInsnNode instruction, int index, int before) {
    int count = before;
    if (isBack(instruction, index)) {
      boolean isBare = instruction.getOpcode() == Opcodes.GOTO && comesBack(instruction);
      insert(instruction, isBare ? PathWeaver::loop : PathWeaver::makeRoom);
      count = 0;
    } else if (before == Branches.ROOM && isChoice(instruction)) {
      insert(instruction, PathWeaver::makeRoom);
      count = 0;
    }
    if (isChoice(instruction)) {
      count++;
    } else if (instruction.getOpcode() == Opcodes.NEW) {
      insertBeforeLabels(instruction);
    }
    for (LabelNode target : targets(instruction)) {
      most.merge(target, count, Math::max);
    }
    return count;
  }

  private void insert(AbstractInsnNode before, Consumer<PathWeaver> deed) {
    method.instructions.insertBefore(before, new PathMark(deed));
  }

  /**
   * A class may have to be initialised for an object of it. What is not an object yet is called by
   * the label of the instruction in frames, so nothing may come between. Who jumps there comes
   * without having told; then what follows is found not to fit.
   */
  private void insertBeforeLabels(AbstractInsnNode instruction) {
    AbstractInsnNode first = instruction;
    while (first.getPrevious() != null && first.getPrevious().getOpcode() < 0) {
      first = first.getPrevious();
    }
    insert(first, PathWeaver::tellBranches);
  }

  private boolean isBack(AbstractInsnNode instruction, int index) {
    return targets(instruction).stream()
        .anyMatch(target -> indices.getOrDefault(target, 0) <= index);
  }

  private static boolean isChoice(AbstractInsnNode instruction) {
    return instruction instanceof JumpInsnNode && instruction.getOpcode() != Opcodes.GOTO;
  }

  /** Whether a jump comes back to itself without an item, by jumps that have no choice. */
  private static boolean comesBack(AbstractInsnNode jump) {
    Set<AbstractInsnNode> seen = new HashSet<>();
    AbstractInsnNode at = jump;
    while (at != null && seen.add(at)) {
      at = next(at);
    }
    return at == jump;
  }

  private static @Nullable AbstractInsnNode next(AbstractInsnNode at) {
    int opcode = at.getOpcode();
    if (opcode == Opcodes.GOTO) {
      return ((JumpInsnNode) at).label;
    }
    boolean isEnd = opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
    return isEnd || opcode == Opcodes.ATHROW || !targets(at).isEmpty() ? null : at.getNext();
  }
}

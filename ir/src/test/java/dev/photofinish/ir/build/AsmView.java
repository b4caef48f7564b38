package dev.photofinish.ir.build;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** A method as ASM reads it, for comparison: what our own decoder must agree with. */
final class AsmView {

  /** A frame with ASM's types; labels are numbers of instructions. */
  record Frame(List<Object> locals, List<Object> stack) {

    /** The type of a local variable, where a long or double counts once in the list. */
    @Nullable Object local(int slot) {
      int at = 0;
      for (Object type : locals) {
        if (at == slot) {
          return type;
        }
        at += type.equals(Opcodes.LONG) || type.equals(Opcodes.DOUBLE) ? 2 : 1;
      }
      return null;
    }
  }

  /** The number of an instruction, for types of objects that it has created but not yet set up. */
  record CreatedAt(int index) {}

  /** One line an instruction: opcode, immediate operand or jump target, source line. */
  final List<String> instructions = new ArrayList<>();

  final Map<Integer, Frame> frames = new HashMap<>();
  private final IdentityHashMap<Label, Integer> indexes = new IdentityHashMap<>();

  AsmView(MethodNode method) {
    int index = 0;
    for (AbstractInsnNode node : method.instructions) {
      if (node instanceof LabelNode label) {
        indexes.put(label.getLabel(), index);
      }
      index += node.getOpcode() >= 0 ? 1 : 0;
    }
    int line = 0;
    for (AbstractInsnNode node : method.instructions) {
      if (node instanceof LineNumberNode number) {
        line = number.line;
      } else if (node instanceof FrameNode frame) {
        frames.put(instructions.size(), new Frame(types(frame.local), types(frame.stack)));
      } else if (node.getOpcode() >= 0) {
        instructions.add(node.getOpcode() + " " + operand(node) + " line " + line);
      }
    }
  }

  private List<Object> types(@Nullable List<Object> framed) {
    return framed == null ? List.of() : framed.stream().map(this::type).toList();
  }

  private Object type(Object type) {
    return type instanceof LabelNode label ? new CreatedAt(index(label)) : type;
  }

  private int index(LabelNode label) {
    Integer index = indexes.get(label.getLabel());
    return index == null ? -1 : index;
  }

  private int operand(AbstractInsnNode node) {
    if (node instanceof VarInsnNode access) {
      return access.var;
    } else if (node instanceof IincInsnNode increment) {
      return increment.var;
    } else if (node instanceof IntInsnNode push) {
      return push.operand;
    } else if (node instanceof JumpInsnNode jump) {
      return index(jump.label);
    }
    return node instanceof MultiANewArrayInsnNode array ? array.dims : 0;
  }

  /** Our own reading in the same form. */
  static List<String> describe(Code code) {
    String[] lines = new String[code.size];
    for (int i = 0; i < code.size; i++) {
      lines[i] = code.opcodes[i] + " " + code.operands[i] + " line " + code.lines[i];
    }
    return Arrays.asList(lines);
  }
}

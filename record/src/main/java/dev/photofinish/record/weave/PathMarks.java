package dev.photofinish.record.weave;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Prepares the code of a method for the {@link PathWeaver}: marks jumps, and gives each exception
 * handler a beginning of its own, as others may jump to where it was.
 */
final class PathMarks {

  private final MethodNode method;
  private final boolean hasFrames;

  /** The new beginnings. */
  private final Map<LabelNode, LabelNode> handlers = new HashMap<>();

  private final Set<LabelNode> jumpTargets;

  private PathMarks(MethodNode method, boolean hasFrames) {
    this.method = method;
    this.hasFrames = hasFrames;
    this.jumpTargets = method.tryCatchBlocks.isEmpty() ? Set.of() : jumpTargets(method);
  }

  static void addTo(MethodNode method, boolean hasFrames) {
    PathMarks marks = new PathMarks(method, hasFrames);
    Map<LabelNode, Integer> indices = marks.indices();
    JumpMarks.addTo(method, indices);
    for (TryCatchBlockNode each : method.tryCatchBlocks) {
      marks.handlers.computeIfAbsent(
          each.handler, handler -> marks.begin(handler, indices.getOrDefault(handler, 0)));
    }
    method.tryCatchBlocks =
        new ArrayList<>(method.tryCatchBlocks.stream().flatMap(marks::moved).toList());
  }

  /** The labels at which ways may meet. */
  static Set<Label> targets(MethodNode method) {
    Set<Label> targets = new HashSet<>();
    jumpTargets(method).forEach(target -> targets.add(target.getLabel()));
    method.tryCatchBlocks.forEach(block -> targets.add(block.handler.getLabel()));
    return targets;
  }

  /** The labels to which jumps go. */
  private static Set<LabelNode> jumpTargets(MethodNode method) {
    Set<LabelNode> targets = new HashSet<>();
    method.instructions.forEach(each -> targets.addAll(JumpMarks.targets(each)));
    return targets;
  }

  /** The numbers of the instructions that stand behind labels. */
  private Map<LabelNode, Integer> indices() {
    Map<LabelNode, Integer> indices = new HashMap<>();
    int index = 0;
    for (AbstractInsnNode each : method.instructions) {
      if (each instanceof LabelNode label) {
        indices.put(label, index);
      } else if (each.getOpcode() >= 0) {
        index++;
      }
    }
    return indices;
  }

  /** Adds a beginning before a handler, round which all that is no exception goes. */
  private LabelNode begin(LabelNode handler, int index) {
    AbstractInsnNode givesBack = givesBack(handler);
    if (givesBack != null) {
      method.instructions.insertBefore(
          givesBack, new PathMark(weaver -> weaver.caughtWithMonitor(index)));
      return handler;
    }
    InsnList added = new InsnList();
    if (isReachedFromAbove(handler)) {
      added.add(new JumpInsnNode(Opcodes.GOTO, handler));
    }
    LabelNode begin = new LabelNode();
    added.add(begin);
    FrameNode frame = frameAt(handler);
    if (frame != null) {
      added.add(copy(frame));
    }
    added.add(new PathMark(weaver -> weaver.caught(index)));
    method.instructions.insertBefore(handler, added);
    return begin;
  }

  /**
   * The instruction by which a handler gives a monitor back, if it does nothing else before and is
   * nothing but a handler.
   */
  private @Nullable AbstractInsnNode givesBack(LabelNode handler) {
    if (isFallenInto(handler) || jumpTargets.contains(handler)) {
      return null;
    }
    AbstractInsnNode at = instructionFrom(handler);
    if (at != null && at.getOpcode() == Opcodes.ASTORE) {
      at = instructionFrom(at.getNext());
    }
    AbstractInsnNode last =
        at != null && at.getOpcode() == Opcodes.ALOAD ? instructionFrom(at.getNext()) : null;
    return last != null && last.getOpcode() == Opcodes.MONITOREXIT ? last : null;
  }

  private static @Nullable AbstractInsnNode instructionFrom(@Nullable AbstractInsnNode start) {
    AbstractInsnNode at = start;
    while (at != null && at.getOpcode() < 0) {
      at = at.getNext();
    }
    return at;
  }

  /** Whether it may be; where there are no frames, code that nobody reaches does no harm. */
  private boolean isReachedFromAbove(LabelNode handler) {
    return !hasFrames || isFallenInto(handler);
  }

  private static boolean isFallenInto(LabelNode handler) {
    AbstractInsnNode at = handler.getPrevious();
    while (at != null && at.getOpcode() < 0 && !(at instanceof FrameNode)) {
      at = at.getPrevious();
    }
    return at == null || !isExit(at.getOpcode());
  }

  private static boolean isExit(int opcode) {
    return (opcode >= Opcodes.GOTO && opcode <= Opcodes.RETURN) || opcode == Opcodes.ATHROW;
  }

  private static @Nullable FrameNode frameAt(LabelNode handler) {
    AbstractInsnNode at = handler;
    while (at != null && at.getOpcode() < 0) {
      if (at instanceof FrameNode frame) {
        return frame;
      }
      at = at.getNext();
    }
    return null;
  }

  private static FrameNode copy(FrameNode frame) {
    return new FrameNode(
        frame.type,
        frame.local.size(),
        frame.local.toArray(),
        frame.stack.size(),
        frame.stack.toArray());
  }

  /**
   * What was added is in no block that ends where the handler was. Nor is it in one that the
   * handler is of: a handler that calls something and comes to itself is not compiled.
   */
  private Stream<TryCatchBlockNode> moved(TryCatchBlockNode block) {
    LabelNode handler = block.handler;
    LabelNode begin = handlers.getOrDefault(handler, handler);
    LabelNode end = handlers.getOrDefault(block.end, block.end);
    boolean isAround =
        begin != handler && isCodeBetween(block.start, begin) && isCodeBetween(handler, end);
    return isAround
        ? Stream.of(block(block.start, begin, begin, block), block(handler, end, begin, block))
        : Stream.of(block(block.start, end, begin, block));
  }

  private static TryCatchBlockNode block(
      LabelNode start, LabelNode end, LabelNode handler, TryCatchBlockNode like) {
    TryCatchBlockNode block = new TryCatchBlockNode(start, end, handler, like.type);
    block.visibleTypeAnnotations = like.visibleTypeAnnotations;
    block.invisibleTypeAnnotations = like.invisibleTypeAnnotations;
    return block;
  }

  private boolean isCodeBetween(LabelNode from, LabelNode to) {
    int last = method.instructions.indexOf(to);
    for (int i = method.instructions.indexOf(from); i < last; i++) {
      if (method.instructions.get(i).getOpcode() >= 0) {
        return true;
      }
    }
    return false;
  }
}

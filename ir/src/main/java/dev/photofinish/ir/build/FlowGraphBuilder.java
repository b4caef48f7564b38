package dev.photofinish.ir.build;

import dev.photofinish.ir.ExceptionEdge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/**
 * Cuts bytecode into blocks and finds their edges.
 *
 * <p>A block inside a try range is also cut before each assignment to a local variable that follows
 * an instruction that can throw. So all throwing instructions of a block see the same local
 * variables, and an exception edge can be treated like any other edge from the block's end.
 */
final class FlowGraphBuilder {

  private static final int[] NONE = {};
  private static final ExceptionEdge[] NO_EDGES = {};

  /** Code that runs past its end is malformed only if control can get there: found out later. */
  private static final int[] FALLS_OFF = {-1};

  private final Code code;
  private final int[] blockOf;
  private Blocks blocks;

  private FlowGraphBuilder(Code code) {
    this.code = code;
    this.blockOf = new int[code.size + 1];
    this.blocks = cut(leaders());
  }

  static FlowGraph build(Code code) {
    if (code.size == 0) {
      throw new MalformedCodeException("the code is empty");
    }
    return code.hasBranches ? new FlowGraphBuilder(code).graph() : straight(code);
  }

  private static FlowGraph straight(Code code) {
    if (code.blockEndCount == 0) {
      throw new MalformedCodeException("control falls off the end of the code");
    }
    return FlowGraph.straight(code.blockEnds[0] + 1);
  }

  private FlowGraph graph() {
    linkSuccessors();
    if (!code.tryCatches.isEmpty()) {
      boolean[] throwing = throwingBlocks();
      linkHandlers(throwing);
      new BlockMerger(code, blocks, throwing).merge();
    }
    int entry = separateEntry();
    return new ReversePostOrder(blocks, entry).graph();
  }

  private boolean[] leaders() {
    boolean[] leader = new boolean[code.size + 1];
    leader[0] = true;
    for (int end = 0; end < code.blockEndCount; end++) {
      int i = code.blockEnds[end];
      markTargets(leader, i);
      leader[i + 1] = true;
    }
    if (!code.tryCatches.isEmpty()) {
      markAssignmentsAfterThrows(leader, markTryRanges(leader));
    }
    return leader;
  }

  private void markTargets(boolean[] leader, int index) {
    if (code.payloads[index] instanceof Code.SwitchTargets branches) {
      leader[branches.defaultTarget()] = true;
      for (int target : branches.targets()) {
        leader[target] = true;
      }
    } else if (!Bytecodes.isExit(code.opcodes[index])) {
      leader[code.operands[index]] = true;
    }
  }

  /** How many try ranges begin at each instruction, less those that end there. */
  private int[] markTryRanges(boolean[] leader) {
    int[] depthChange = new int[code.size + 1];
    for (Code.TryCatch range : code.tryCatches) {
      leader[range.start()] = true;
      leader[range.end()] = true;
      leader[range.handler()] = true;
      depthChange[range.start()]++;
      depthChange[range.end()]--;
    }
    return depthChange;
  }

  private void markAssignmentsAfterThrows(boolean[] leader, int[] depthChange) {
    int depth = 0;
    boolean mayHaveThrown = false;
    for (int i = 0; i < code.size; i++) {
      depth += depthChange[i];
      if (depth > 0 && mayHaveThrown && Bytecodes.writesLocal(code.opcodes[i])) {
        leader[i] = true;
      }
      mayHaveThrown = Bytecodes.canThrow(code, i) || (mayHaveThrown && !leader[i]);
    }
  }

  private Blocks cut(boolean[] leader) {
    int count = 0;
    for (int i = 0; i < code.size; i++) {
      count += leader[i] ? 1 : 0;
      blockOf[i] = count - 1;
    }
    blockOf[code.size] = count;
    Blocks cut = new Blocks(count);
    for (int i = 0; i < code.size; i++) {
      if (leader[i]) {
        cut.starts[blockOf[i]] = i;
      }
      cut.ends[blockOf[i]] = i + 1;
    }
    return cut;
  }

  private void linkSuccessors() {
    for (int block = 0; block < blocks.count(); block++) {
      blocks.successors[block] = successorsOf(block);
      blocks.handlers[block] = NO_EDGES;
    }
  }

  private int[] successorsOf(int block) {
    int last = blocks.ends[block] - 1;
    int opcode = code.opcodes[last];
    if (Bytecodes.isExit(opcode)) {
      return NONE;
    } else if (opcode == Opcodes.GOTO) {
      return new int[] {blockOf[code.operands[last]]};
    } else if (code.payloads[last] instanceof Code.SwitchTargets targets) {
      return switchSuccessors(targets);
    } else if (block + 1 == blocks.count()) {
      return FALLS_OFF;
    } else if (Bytecodes.isConditionalJump(opcode)) {
      return new int[] {blockOf[code.operands[last]], block + 1};
    }
    return new int[] {block + 1};
  }

  private int[] switchSuccessors(Code.SwitchTargets branches) {
    int[] targets = branches.targets();
    int[] found = new int[targets.length + 1];
    for (int i = 0; i < targets.length; i++) {
      found[i] = blockOf[targets[i]];
    }
    found[targets.length] = blockOf[branches.defaultTarget()];
    return found;
  }

  private void linkHandlers(boolean[] throwing) {
    boolean[] reachedOtherwise = blocks.withNormalPredecessors();
    int[] landings = new int[blocks.count()];
    Arrays.fill(landings, -1);
    List<List<ExceptionEdge>> edges = new ArrayList<>();
    for (int block = 0; block < throwing.length; block++) {
      edges.add(throwing[block] ? new ArrayList<>(2) : List.of());
    }
    for (Code.TryCatch range : code.tryCatches) {
      int handler = blockOf[range.handler()];
      int landing = landing(handler, reachedOtherwise[handler], landings);
      int end = blockOf[range.end()];
      for (int block = blockOf[range.start()]; block < end; block++) {
        if (throwing[block]) {
          addEdge(edges.get(block), landing, range.type());
        }
      }
    }
    for (int block = 0; block < throwing.length; block++) {
      blocks.handlers[block] = edges.get(block).toArray(NO_EDGES);
    }
  }

  private boolean[] throwingBlocks() {
    boolean[] throwing = new boolean[blocks.count()];
    for (int i = 0; i < code.size; i++) {
      if (Bytecodes.canThrow(code, i)) {
        throwing[blockOf[i]] = true;
      }
    }
    return throwing;
  }

  /**
   * The block where an exception arrives: the handler itself, unless it is reached otherwise too.
   */
  private int landing(int handler, boolean reachedOtherwise, int[] landings) {
    if (landings[handler] < 0) {
      landings[handler] = reachedOtherwise ? addBlockBefore(handler) : handler;
      blocks.catches[landings[handler]] = true;
    }
    return landings[handler];
  }

  private int addBlockBefore(int block) {
    blocks = blocks.plusEmptyBefore(block);
    blocks.handlers[blocks.count() - 1] = NO_EDGES;
    return blocks.count() - 1;
  }

  /** Adds an edge behind those that are tried before it, if it can be reached at all. */
  private static void addEdge(List<ExceptionEdge> edges, int handler, @Nullable String type) {
    ExceptionEdge last = edges.isEmpty() ? null : edges.get(edges.size() - 1);
    if (last != null && (last.catchesAll() || isCaught(edges, type))) {
      return;
    }
    boolean catchesAll = type == null || type.equals("java/lang/Throwable");
    List<String> caught = new ArrayList<>(1);
    if (last != null && last.handler() == handler) {
      edges.remove(edges.size() - 1);
      caught.addAll(last.caught());
    }
    if (type != null) {
      caught.add(type);
    }
    edges.add(new ExceptionEdge(handler, catchesAll ? List.of() : caught));
  }

  private static boolean isCaught(List<ExceptionEdge> edges, @Nullable String type) {
    for (ExceptionEdge edge : edges) {
      if (type != null && edge.caught().contains(type)) {
        return true;
      }
    }
    return false;
  }

  /** An entry that is jumped to gets an empty block before it, so that its phis have an operand. */
  private int separateEntry() {
    return blocks.isJumpedTo(0) ? addBlockBefore(0) : 0;
  }
}

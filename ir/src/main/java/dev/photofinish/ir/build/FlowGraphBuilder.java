package dev.photofinish.ir.build;

import dev.photofinish.ir.ExceptionEdge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
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

  /** Code that runs past its end is malformed only if control can get there: found out later. */
  private static final int[] FALLS_OFF = {-1};

  private final Code code;
  private final int[] blockOf;
  private final List<int[]> successors = new ArrayList<>();
  private final List<List<ExceptionEdge>> handlers = new ArrayList<>();
  private int[] starts = NONE;
  private int[] ends = NONE;
  private int blockCount;
  private int entry;
  private boolean[] catches = {};

  private FlowGraphBuilder(Code code) {
    this.code = code;
    this.blockOf = new int[code.size + 1];
  }

  static FlowGraph build(Code code) {
    if (code.size == 0) {
      throw new MalformedCodeException("the code is empty");
    }
    FlowGraphBuilder builder = new FlowGraphBuilder(code);
    builder.cut(builder.leaders());
    builder.linkSuccessors();
    builder.linkHandlers();
    builder.separateEntry();
    return new ReversePostOrder(
            builder.starts,
            builder.ends,
            builder.successors,
            builder.handlers,
            builder.catches,
            builder.entry)
        .graph();
  }

  private boolean[] leaders() {
    boolean[] leader = new boolean[code.size + 1];
    leader[0] = true;
    for (int i = 0; i < code.size; i++) {
      markTargets(leader, i);
      if (Bytecodes.endsBlock(code.opcodes[i])) {
        leader[i + 1] = true;
      }
    }
    int[] depth = new int[code.size + 1];
    for (Code.TryCatch entry : code.tryCatches) {
      int start = Code.indexOf(entry.start());
      int end = Code.indexOf(entry.end());
      leader[start] = true;
      leader[end] = true;
      leader[Code.indexOf(entry.handler())] = true;
      depth[start]++;
      depth[end]--;
    }
    markAssignmentsAfterThrows(leader, depth);
    return leader;
  }

  private void markTargets(boolean[] leader, int index) {
    Object payload = code.payloads[index];
    if (payload instanceof Label label) {
      leader[Code.indexOf(label)] = true;
    } else if (payload instanceof Code.SwitchTargets targets) {
      leader[Code.indexOf(targets.defaultLabel())] = true;
      for (Label label : targets.labels()) {
        leader[Code.indexOf(label)] = true;
      }
    }
  }

  private void markAssignmentsAfterThrows(boolean[] leader, int[] depthChange) {
    if (code.tryCatches.isEmpty()) {
      return;
    }
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

  private void cut(boolean[] leader) {
    int count = 0;
    for (int i = 0; i < code.size; i++) {
      count += leader[i] ? 1 : 0;
    }
    starts = new int[count];
    ends = new int[count];
    catches = new boolean[count];
    for (int i = 0; i < code.size; i++) {
      if (leader[i]) {
        starts[blockCount++] = i;
      }
      blockOf[i] = blockCount - 1;
      ends[blockCount - 1] = i + 1;
    }
    blockOf[code.size] = blockCount;
  }

  private int blockAt(Label label) {
    int index = Code.indexOf(label);
    if (index == code.size) {
      throw new MalformedCodeException("a jump behind the end of the code");
    }
    return blockOf[index];
  }

  private void linkSuccessors() {
    for (int block = 0; block < blockCount; block++) {
      successors.add(successorsOf(block));
      handlers.add(List.of());
    }
  }

  private int[] successorsOf(int block) {
    int last = ends[block] - 1;
    int opcode = code.opcodes[last];
    if (Bytecodes.isExit(opcode)) {
      return NONE;
    } else if (opcode == Opcodes.GOTO) {
      return new int[] {blockAt((Label) code.payload(last))};
    } else if (code.payloads[last] instanceof Code.SwitchTargets targets) {
      return switchSuccessors(targets);
    } else if (block + 1 == blockCount) {
      return FALLS_OFF;
    } else if (Bytecodes.isConditionalJump(opcode)) {
      return new int[] {blockAt((Label) code.payload(last)), block + 1};
    }
    return new int[] {block + 1};
  }

  private int[] switchSuccessors(Code.SwitchTargets targets) {
    Label[] labels = targets.labels();
    int[] found = new int[labels.length + 1];
    for (int i = 0; i < labels.length; i++) {
      found[i] = blockAt(labels[i]);
    }
    found[labels.length] = blockAt(targets.defaultLabel());
    return found;
  }

  private void linkHandlers() {
    if (code.tryCatches.isEmpty()) {
      return;
    }
    boolean[] hasNormalPredecessor = new boolean[blockCount];
    hasNormalPredecessor[0] = true;
    successors.forEach(targets -> mark(hasNormalPredecessor, targets));
    int realBlocks = blockCount;
    boolean[] throwing = throwingBlocks();
    int[] landings = new int[realBlocks];
    Arrays.fill(landings, -1);
    for (Code.TryCatch entry : code.tryCatches) {
      int handler = blockAt(entry.handler());
      int landing = landing(handler, hasNormalPredecessor[handler], landings);
      int end = blockOf[Code.indexOf(entry.end())];
      for (int block = blockOf[Code.indexOf(entry.start())]; block < end; block++) {
        if (throwing[block]) {
          addHandler(block, landing, entry.type());
        }
      }
    }
  }

  private static void mark(boolean[] marked, int[] targets) {
    for (int target : targets) {
      if (target >= 0) {
        marked[target] = true;
      }
    }
  }

  private boolean[] throwingBlocks() {
    boolean[] throwing = new boolean[blockCount];
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
    if (!reachedOtherwise) {
      catches[handler] = true;
      return handler;
    }
    if (landings[handler] < 0) {
      landings[handler] = addEmptyBlock(starts[handler], handler);
      catches[landings[handler]] = true;
    }
    return landings[handler];
  }

  private int addEmptyBlock(int position, int successor) {
    starts = Arrays.copyOf(starts, blockCount + 1);
    ends = Arrays.copyOf(ends, blockCount + 1);
    catches = Arrays.copyOf(catches, blockCount + 1);
    starts[blockCount] = position;
    ends[blockCount] = position;
    successors.add(new int[] {successor});
    handlers.add(List.of());
    return blockCount++;
  }

  private void addHandler(int block, int handler, @Nullable String type) {
    List<ExceptionEdge> known = handlers.get(block);
    List<ExceptionEdge> edges = known.isEmpty() ? new ArrayList<>() : known;
    ExceptionEdge last = edges.isEmpty() ? null : edges.get(edges.size() - 1);
    if (last != null && last.catchesAll()) {
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
    handlers.set(block, edges);
  }

  /** An entry that is jumped to gets an empty block before it, so that its phis have an operand. */
  private void separateEntry() {
    boolean jumpedTo =
        successors.stream().anyMatch(targets -> contains(targets, 0))
            || handlers.stream()
                .anyMatch(edges -> edges.stream().anyMatch(edge -> edge.handler() == 0));
    if (jumpedTo) {
      entry = addEmptyBlock(0, 0);
    }
  }

  private static boolean contains(int[] targets, int block) {
    for (int target : targets) {
      if (target == block) {
        return true;
      }
    }
    return false;
  }
}

package dev.photofinish.ir.build;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Finds, for every instruction, which values it uses, with phis where values meet.
 *
 * <p>One pass over the blocks in reverse post-order. Where all predecessors have been run and
 * agree, no phi is made; at the head of a loop one is made for every live variable, and those that
 * turn out to be needless are removed at the end. Only variables that are live are merged.
 */
final class SsaBuilder {

  /** Is shown the values in local variables and on the stack where each block begins. */
  interface EntryObserver {
    void enter(int block, int[] locals, int[] stack);
  }

  private final Code code;
  private final FlowGraph graph;
  private final ResultTypes types;
  private @Nullable LocalLiveness liveness;
  private final VariableNames names;
  final Definitions definitions;
  final Phis phis;
  final Operands operands;
  private final StackMachine machine;

  /** Where each block's instructions end among those that are left. */
  final int[] instructionEnds;

  /** The value that a handler's block catches; -1 for other blocks. */
  final int[] caught;

  private final int[] @Nullable [] localsOut;
  private final int[] @Nullable [] stackOut;

  SsaBuilder(Code code, FlowGraph graph, Buffers buffers, ResultTypes types) {
    this.code = code;
    this.graph = graph;
    this.types = types;
    this.names = new VariableNames(code);
    this.definitions = buffers.definitions;
    this.phis = buffers.phis;
    this.operands = buffers.operands;
    this.machine = new StackMachine(code, buffers, types, names);
    this.instructionEnds = new int[graph.blockCount()];
    this.caught = new int[graph.blockCount()];
    this.localsOut = new int[graph.blockCount()][];
    this.stackOut = new int[graph.blockCount()][];
  }

  void build(MethodModel method) {
    build(method, (block, locals, stack) -> {});
  }

  void build(MethodModel method, EntryObserver observer) {
    Arrays.fill(caught, -1);
    int[] parameters = parameters(method);
    for (int block = 0; block < graph.blockCount(); block++) {
      int[] locals = block == 0 ? parameters : localsAtEntry(block);
      int[] stack = stackAtEntry(block);
      observer.enter(block, locals, stack);
      run(block, locals, stack);
    }
    checkStackHeights();
    fillPhis();
    phis.removeNeedless(definitions);
  }

  private int[] parameters(MethodModel method) {
    int[] locals = new int[code.maxLocals];
    Arrays.fill(locals, -1);
    int slot = 0;
    if (!method.isStatic()) {
      slot = addParameter(locals, slot, types.ofReceiver(method));
    }
    for (JavaType type : method.descriptor().parameters()) {
      slot = addParameter(locals, slot, type);
    }
    return locals;
  }

  private int addParameter(int[] locals, int slot, JavaType type) {
    if (slot + type.size() > locals.length) {
      throw new MalformedCodeException("the parameters do not fit into the local variables");
    }
    int value = definitions.add(Definitions.NO_INSTRUCTION, type);
    definitions.name(value, names.at(slot, 0));
    locals[slot] = value;
    return slot + type.size();
  }

  private void run(int block, int[] locals, int[] stack) {
    machine.enter(locals, stack);
    for (int i = graph.start(block); i < graph.end(block); i++) {
      machine.run(i);
    }
    instructionEnds[block] = operands.size();
    localsOut[block] = machine.locals;
    stackOut[block] = machine.stackAtExit();
  }

  private int[] localsAtEntry(int block) {
    int[] predecessors = graph.predecessors(block);
    int[] first = knownLocals(predecessors);
    if (predecessors.length == 1) {
      return first;
    }
    int[] merged = new int[code.maxLocals];
    Arrays.fill(merged, -1);
    LocalLiveness live = liveness();
    for (int slot = live.nextLive(block, 0); slot >= 0; slot = live.nextLive(block, slot + 1)) {
      merged[slot] = mergeLocal(block, slot, first[slot]);
    }
    return merged;
  }

  /** Found out when paths first meet: in most methods they never do. */
  private LocalLiveness liveness() {
    if (liveness == null) {
      liveness = LocalLiveness.of(code, graph);
    }
    return liveness;
  }

  /** The locals of some predecessor that has been run; in reverse post-order there is one. */
  private int[] knownLocals(int[] predecessors) {
    for (int predecessor : predecessors) {
      int[] known = localsOut[predecessor];
      if (known != null) {
        return known;
      }
    }
    throw new MalformedCodeException("a block that control cannot reach");
  }

  private int mergeLocal(int block, int slot, int first) {
    boolean agree = true;
    for (int predecessor : graph.predecessors(block)) {
      int[] locals = localsOut[predecessor];
      agree &= locals != null && locals[slot] == first;
      if (locals != null && (locals[slot] < 0 || isOfOtherSize(locals[slot], first))) {
        return -1;
      }
    }
    return agree ? first : addPhi(block, Phis.local(slot), first, names.at(slot, start(block)));
  }

  private boolean isOfOtherSize(int value, int other) {
    return other < 0 || definitions.wide[value] != definitions.wide[other];
  }

  private int start(int block) {
    return graph.start(block);
  }

  private int[] stackAtEntry(int block) {
    if (graph.catches(block)) {
      caught[block] = definitions.add(Definitions.NO_INSTRUCTION, false);
      return new int[] {caught[block]};
    }
    int[] predecessors = graph.predecessors(block);
    int[] stack = knownStack(predecessors);
    if (predecessors.length < 2 || stack.length == 0) {
      return stack;
    }
    int[] merged = new int[stack.length];
    for (int position = 0; position < stack.length; position++) {
      merged[position] = mergeStack(block, position, stack[position]);
    }
    return merged;
  }

  private int[] knownStack(int[] predecessors) {
    int[] known = {};
    boolean found = false;
    for (int predecessor : predecessors) {
      int[] stack = stackOut[predecessor];
      if (stack != null && found && stack.length != known.length) {
        throw new MalformedCodeException("operand stacks of different heights meet");
      } else if (stack != null) {
        known = stack;
        found = true;
      }
    }
    return known;
  }

  /** Once more when all blocks have been run: a stack must not grow around a loop. */
  private void checkStackHeights() {
    for (int block = 0; block < graph.blockCount(); block++) {
      if (!graph.catches(block)) {
        knownStack(graph.predecessors(block));
      }
    }
  }

  private int mergeStack(int block, int position, int first) {
    boolean agree = true;
    for (int predecessor : graph.predecessors(block)) {
      int[] stack = stackOut[predecessor];
      agree &= stack != null && stack[position] == first;
    }
    return agree ? first : addPhi(block, Phis.stack(position), first, null);
  }

  private int addPhi(int block, int variable, int like, @Nullable String name) {
    int value = definitions.add(Definitions.NO_INSTRUCTION, definitions.wide[like]);
    definitions.name(value, name);
    phis.add(value, block, variable);
    return value;
  }

  private void fillPhis() {
    for (int phi = 0; phi < phis.count; phi++) {
      int[] predecessors = graph.predecessors(phis.blocks[phi]);
      int[] operands = new int[predecessors.length];
      for (int i = 0; i < operands.length; i++) {
        operands[i] = valueAtEnd(predecessors[i], phis.variables[phi]);
      }
      phis.operands[phi] = operands;
    }
  }

  private int valueAtEnd(int block, int variable) {
    int[] state = variable >= 0 ? localsOut[block] : stackOut[block];
    int position = variable >= 0 ? variable : ~variable;
    if (state == null || position >= state.length || state[position] < 0) {
      throw new MalformedCodeException("a variable that is not set on every path");
    }
    return state[position];
  }
}

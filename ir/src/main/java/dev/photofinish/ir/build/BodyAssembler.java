package dev.photofinish.ir.build;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes the final, immutable body out of what the passes before it found. */
final class BodyAssembler {

  private static final Value[] NO_VALUES = {};

  private final Code code;
  private final FlowGraph graph;
  private final SsaBuilder ssa;
  private final TypeInference types;
  private final InstructionFactory factory;

  /** The final values by their numbers while building, and in the final order. */
  private final @Nullable Value[] made;

  private final List<Value> values = new ArrayList<>();

  BodyAssembler(Code code, FlowGraph graph, SsaBuilder ssa, TypeInference types, TypePool pool) {
    this.code = code;
    this.graph = graph;
    this.ssa = ssa;
    this.types = types;
    this.factory = new InstructionFactory(code, pool);
    this.made = new Value[ssa.definitions.count];
  }

  Body assemble(MethodModel method) {
    List<Value.Parameter> parameters = parameters(method);
    List<Value.Phi> phis = new ArrayList<>();
    List<Value[]> phiOperands = new ArrayList<>();
    List<Block> blocks = new ArrayList<>(graph.blockCount());
    int[] firstPhi = makePhis(phis, phiOperands);
    for (int block = 0; block < graph.blockCount(); block++) {
      blocks.add(block(block, phis.subList(firstPhi[block], firstPhi[block + 1])));
    }
    fillPhis(phiOperands);
    return new Body(method, parameters, blocks, values.toArray(NO_VALUES));
  }

  private List<Value.Parameter> parameters(MethodModel method) {
    int count = method.descriptor().parameters().size() + (method.isStatic() ? 0 : 1);
    List<Value.Parameter> parameters = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      String name = parameterName(method, i);
      parameters.add(keep(i, new Value.Parameter(values.size(), types.of(i), name, i)));
    }
    return parameters;
  }

  private @Nullable String parameterName(MethodModel method, int position) {
    String name = ssa.definitions.names[position];
    if (name != null) {
      return name;
    } else if (method.isStatic()) {
      return method.parameterName(position).orElse(null);
    }
    return position == 0 ? "this" : method.parameterName(position - 1).orElse(null);
  }

  private <V extends Value> V keep(int number, V value) {
    made[number] = value;
    values.add(value);
    return value;
  }

  /** Phis come first, as instructions before them in the order may use them. */
  private int[] makePhis(List<Value.Phi> made, List<Value[]> operands) {
    int[] firstOfBlock = new int[graph.blockCount() + 1];
    int phi = 0;
    for (int block = 0; block < graph.blockCount(); block++) {
      firstOfBlock[block] = made.size();
      for (; phi < ssa.phis.count && ssa.phis.blocks[phi] == block; phi++) {
        if (ssa.phis.isLive(ssa.definitions, phi)) {
          made.add(makePhi(phi, operands));
        }
      }
    }
    firstOfBlock[graph.blockCount()] = made.size();
    return firstOfBlock;
  }

  private Value.Phi makePhi(int phi, List<Value[]> operandsOfAll) {
    int number = ssa.phis.values[phi];
    Value[] operands = new Value[ssa.phis.operands[phi].length];
    operandsOfAll.add(operands);
    String name = ssa.definitions.names[number];
    return keep(
        number,
        new Value.Phi(values.size(), types.of(number), name, ssa.phis.blocks[phi], operands));
  }

  private void fillPhis(List<Value[]> operandsOfAll) {
    int live = 0;
    for (int phi = 0; phi < ssa.phis.count; phi++) {
      if (ssa.phis.isLive(ssa.definitions, phi)) {
        Value[] operands = operandsOfAll.get(live++);
        for (int i = 0; i < operands.length; i++) {
          operands[i] = value(ssa.phis.operands[phi][i]);
        }
      }
    }
  }

  private Value value(int number) {
    int representative = ssa.definitions.find(number);
    Value value = made[representative];
    if (value != null) {
      return value;
    } else if (ssa.definitions.kinds[representative] != Definitions.Kind.CONSTANT) {
      throw new MalformedCodeException("a value is used where it is not defined");
    }
    Object constant = ConstantValues.of(code, ssa.definitions.sources[representative]);
    JavaType type = ConstantValues.typeOf(constant);
    return keep(representative, new Value.Constant(values.size(), type, constant));
  }

  private Block block(int block, List<Value.Phi> phis) {
    Optional<Value.Caught> caught = caught(block);
    List<Instruction> instructions = new ArrayList<>(graph.end(block) - graph.start(block));
    for (int i = graph.start(block); i < graph.end(block); i++) {
      int[] operands = ssa.machine.operands[i];
      if (operands != null) {
        add(instructions, i, operands);
      }
    }
    return new Block(
        block,
        phis,
        caught,
        instructions,
        graph.successors(block),
        graph.handlers(block),
        graph.predecessors(block));
  }

  private Optional<Value.Caught> caught(int block) {
    int number = ssa.caught[block];
    if (number < 0) {
      return Optional.empty();
    }
    String name = ssa.definitions.names[number];
    return Optional.of(
        keep(number, new Value.Caught(values.size(), types.of(number), name, block)));
  }

  private void add(List<Instruction> instructions, int index, int[] operandNumbers) {
    Value[] operands = operandNumbers.length == 0 ? NO_VALUES : new Value[operandNumbers.length];
    for (int i = 0; i < operands.length; i++) {
      operands[i] = value(operandNumbers[i]);
    }
    int number = ssa.machine.results[index];
    Value.Result result = null;
    if (number >= 0) {
      String name = ssa.definitions.names[number];
      result = keep(number, new Value.Result(values.size(), types.of(number), name));
    }
    Instruction instruction = factory.make(index, operands, result);
    if (instruction != null) {
      instructions.add(instruction);
    }
  }
}

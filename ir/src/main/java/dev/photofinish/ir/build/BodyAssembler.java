package dev.photofinish.ir.build;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.FixedList;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Value;
import java.util.ArrayList;
import java.util.Arrays;
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
  private final Definitions definitions;
  private final Phis phis;

  /** The final values by their numbers while building, and in the final order. */
  private final @Nullable Value[] made;

  private final Value[] values;
  private int valueCount;

  BodyAssembler(
      Code code, FlowGraph graph, SsaBuilder ssa, TypeInference types, InstructionFactory factory) {
    this.code = code;
    this.graph = graph;
    this.ssa = ssa;
    this.types = types;
    this.factory = factory;
    this.definitions = ssa.definitions;
    this.phis = ssa.phis;
    this.made = new Value[definitions.count];
    this.values = new Value[definitions.count];
  }

  Body assemble(MethodModel method) {
    List<Value.Parameter> parameters = parameters(method);
    makePhis();
    Block[] blocks = new Block[graph.blockCount()];
    for (int block = 0; block < blocks.length; block++) {
      blocks[block] = block(block);
    }
    fillPhis();
    return new Body(method, parameters, FixedList.over(blocks), Arrays.copyOf(values, valueCount));
  }

  private List<Value.Parameter> parameters(MethodModel method) {
    Value.Parameter[] parameters =
        new Value.Parameter[method.descriptor().parameters().size() + (method.isStatic() ? 0 : 1)];
    for (int i = 0; i < parameters.length; i++) {
      String name = parameterName(method, i);
      parameters[i] = keep(i, new Value.Parameter(valueCount, types.of(i), name, i));
    }
    return FixedList.over(parameters);
  }

  private @Nullable String parameterName(MethodModel method, int position) {
    String name = definitions.names[position];
    if (name != null) {
      return name;
    } else if (method.isStatic()) {
      return method.parameterName(position).orElse(null);
    }
    return position == 0 ? "this" : method.parameterName(position - 1).orElse(null);
  }

  private <V extends Value> V keep(int number, V value) {
    made[number] = value;
    values[valueCount++] = value;
    return value;
  }

  /** Phis come first, as instructions before them in the order may use them. */
  private void makePhis() {
    for (int phi = 0; phi < phis.count; phi++) {
      if (phis.isLive(definitions, phi)) {
        int number = phis.values[phi];
        Value[] operands = new Value[phis.operands[phi].length];
        phis.finalOperands[phi] = operands;
        JavaType type = types.of(number);
        String name = definitions.names[number];
        keep(number, new Value.Phi(valueCount, type, name, phis.blocks[phi], operands));
      }
    }
  }

  private void fillPhis() {
    for (int phi = 0; phi < phis.count; phi++) {
      Value[] operands = phis.finalOperands[phi];
      for (int i = 0; operands != null && i < operands.length; i++) {
        operands[i] = value(phis.operands[phi][i]);
      }
    }
  }

  private Value value(int number) {
    int representative = definitions.find(number);
    Value value = made[representative];
    if (value != null) {
      return value;
    } else if (!definitions.constant[representative]) {
      throw new MalformedCodeException("a value is used where it is not defined");
    }
    Object constant = ConstantValues.of(code, definitions.sources[representative]);
    JavaType type = types.of(representative);
    return keep(representative, new Value.Constant(valueCount, type, constant));
  }

  private Block block(int block) {
    return new Block(
        block,
        new Block.Range(graph.start(block), graph.end(block)),
        phisOf(block),
        caught(block),
        instructions(block),
        graph.successors(block),
        List.of(graph.handlers(block)),
        graph.predecessors(block));
  }

  private List<Value.Phi> phisOf(int block) {
    if (phis.count == 0) {
      return List.of();
    }
    List<Value.Phi> found = List.of();
    for (int phi = phis.firstOf(block); phi < phis.count && phis.blocks[phi] == block; phi++) {
      found = found.isEmpty() ? new ArrayList<>(2) : found;
      if (made[phis.values[phi]] instanceof Value.Phi live) {
        found.add(live);
      }
    }
    return found;
  }

  private Optional<Value.Caught> caught(int block) {
    int number = ssa.caught[block];
    if (number < 0) {
      return Optional.empty();
    }
    String name = definitions.names[number];
    return Optional.of(keep(number, new Value.Caught(valueCount, types.of(number), name, block)));
  }

  private List<Instruction> instructions(int block) {
    int start = block == 0 ? 0 : ssa.instructionEnds[block - 1];
    Instruction[] instructions = new Instruction[ssa.instructionEnds[block] - start];
    for (int i = 0; i < instructions.length; i++) {
      instructions[i] = instruction(start + i);
    }
    return FixedList.over(instructions);
  }

  private Instruction instruction(int instruction) {
    int count = ssa.operands.count(instruction);
    Value[] operands = count == 0 ? NO_VALUES : new Value[count];
    for (int i = 0; i < count; i++) {
      operands[i] = value(ssa.operands.get(instruction, i));
    }
    int number = ssa.operands.result(instruction);
    Value.Result result = null;
    if (number >= 0) {
      String name = definitions.names[number];
      result = keep(number, new Value.Result(valueCount, types.of(number), name));
    }
    return factory.make(ssa.operands.index(instruction), operands, result);
  }
}

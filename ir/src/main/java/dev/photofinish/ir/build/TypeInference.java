package dev.photofinish.ir.build;

import dev.photofinish.ir.ExceptionEdge;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/**
 * Finds the static type of every value. Most are written in the instructions. Where different types
 * meet in a phi, the class file's stack map frame tells the type; class files without frames
 * (before Java 6) get the nearest common super class.
 */
final class TypeInference {

  private final Code code;
  private final FlowGraph graph;
  private final SsaBuilder ssa;
  private final Definitions definitions;
  private final TypePool pool;
  private final TypeJoin join;
  private final @Nullable JavaType[] types;

  /** Whether the last pass met a value whose type was not known yet. */
  private boolean pending;

  private boolean changed;

  TypeInference(Code code, FlowGraph graph, SsaBuilder ssa, TypePool pool, TypeJoin join) {
    this.code = code;
    this.graph = graph;
    this.ssa = ssa;
    this.definitions = ssa.definitions;
    this.pool = pool;
    this.join = join;
    this.types = new JavaType[definitions.count];
  }

  void infer(MethodModel method) {
    inferParameters(method);
    do {
      pending = false;
      changed = false;
      pass();
    } while (pending && changed);
  }

  JavaType of(int value) {
    JavaType type = types[definitions.find(value)];
    return type == null ? JavaType.OBJECT : type;
  }

  private void inferParameters(MethodModel method) {
    int position = 0;
    if (!method.isStatic()) {
      types[position++] = pool.ofConstant(method.owner().name());
    }
    for (JavaType type : method.descriptor().parameters()) {
      types[position++] = type;
    }
  }

  private void pass() {
    int phi = 0;
    for (int block = 0; block < graph.blockCount(); block++) {
      if (ssa.caught[block] >= 0) {
        set(ssa.caught[block], caughtType(block));
      }
      for (; phi < ssa.phis.count && ssa.phis.blocks[phi] == block; phi++) {
        inferPhi(phi);
      }
      for (int i = graph.start(block); i < graph.end(block); i++) {
        if (ssa.machine.results[i] >= 0) {
          set(ssa.machine.results[i], resultType(i));
        }
      }
    }
  }

  private void set(int value, @Nullable JavaType type) {
    if (type == null) {
      pending = true;
    } else if (!type.equals(types[value])) {
      types[value] = type;
      changed = true;
    }
  }

  private @Nullable JavaType known(int value) {
    int representative = definitions.find(value);
    if (definitions.kinds[representative] == Definitions.Kind.CONSTANT) {
      return ConstantValues.typeOf(ConstantValues.of(code, definitions.sources[representative]));
    }
    return types[representative];
  }

  private void inferPhi(int phi) {
    if (!ssa.phis.isLive(definitions, phi)) {
      return;
    }
    JavaType joined = null;
    for (int operand : ssa.phis.operands[phi]) {
      JavaType type = known(operand);
      if (type == null) {
        pending = true;
      } else {
        joined = joined == null ? type : merge(phi, joined, type);
      }
    }
    set(ssa.phis.values[phi], joined);
  }

  private JavaType merge(int phi, JavaType one, JavaType other) {
    if (one.equals(other) || other.kind() == JavaType.Kind.NULL) {
      return one;
    } else if (one.kind() == JavaType.Kind.NULL) {
      return other;
    } else if (one.isIntLike()) {
      return JavaType.INT;
    }
    JavaType framed = frameType(phi);
    return framed != null ? framed : join.join(one, other);
  }

  private @Nullable JavaType frameType(int phi) {
    Code.Frame frame = code.frameAt(graph.start(ssa.phis.blocks[phi]));
    if (frame == null) {
      return null;
    }
    int variable = ssa.phis.variables[phi];
    Object type =
        variable >= 0 ? FrameTypes.local(frame, variable) : FrameTypes.stack(frame, ~variable);
    return type instanceof String name ? pool.ofConstant(name) : null;
  }

  private JavaType caughtType(int block) {
    Set<String> caught = new LinkedHashSet<>();
    for (int predecessor : graph.predecessors(block)) {
      for (ExceptionEdge edge : graph.handlers(predecessor)) {
        if (edge.handler() == block && edge.catchesAll()) {
          return JavaType.THROWABLE;
        } else if (edge.handler() == block) {
          caught.addAll(edge.caught());
        }
      }
    }
    return caught.stream()
        .map(pool::ofConstant)
        .reduce((one, other) -> caughtJoin(block, one, other))
        .orElse(JavaType.THROWABLE);
  }

  private JavaType caughtJoin(int block, JavaType one, JavaType other) {
    Code.Frame frame = code.frameAt(graph.start(block));
    Object framed = frame == null ? null : FrameTypes.stack(frame, 0);
    return framed instanceof String name ? pool.ofConstant(name) : join.join(one, other);
  }

  private @Nullable JavaType resultType(int index) {
    int opcode = code.opcodes[index];
    return switch (opcode) {
      case Opcodes.GETFIELD, Opcodes.GETSTATIC -> ((FieldRef) code.payload(index)).type();
      case Opcodes.INVOKEVIRTUAL,
          Opcodes.INVOKESPECIAL,
          Opcodes.INVOKESTATIC,
          Opcodes.INVOKEINTERFACE ->
          ((MethodRef) code.payload(index)).descriptor().returnType();
      case Opcodes.INVOKEDYNAMIC ->
          pool.ofMethod(((CodeCollector.DynamicCall) code.payload(index)).descriptor())
              .returnType();
      case Opcodes.NEW, Opcodes.CHECKCAST, Opcodes.MULTIANEWARRAY -> (JavaType) code.payload(index);
      case Opcodes.ANEWARRAY ->
          pool.ofDescriptor("[" + ((JavaType) code.payload(index)).descriptor());
      case Opcodes.NEWARRAY -> FrameTypes.primitiveArray(code.operands[index]);
      case Opcodes.AALOAD, Opcodes.BALOAD -> elementType(index, opcode);
      default -> ResultTypes.of(opcode);
    };
  }

  /** Null as long as the array's type is not known. */
  private @Nullable JavaType elementType(int index, int opcode) {
    JavaType array = known(ssa.machine.operands[index][0]);
    if (array == null) {
      return null;
    } else if (array.isArray()) {
      return pool.ofDescriptor(array.descriptor().substring(1));
    }
    return array.kind() == JavaType.Kind.NULL && opcode == Opcodes.AALOAD
        ? JavaType.NULL
        : ResultTypes.of(opcode);
  }
}

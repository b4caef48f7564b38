package dev.photofinish.ir.build;

import dev.photofinish.ir.ExceptionEdge;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the static types that instructions do not say by themselves: of phis, of caught exceptions,
 * and of elements of arrays that come from phis. Where different types meet in a phi, the class
 * file's stack map frame tells the type; class files without frames (before Java 6) get the nearest
 * common super class.
 */
final class TypeInference {

  private final Code code;
  private final FlowGraph graph;
  private final SsaBuilder ssa;
  private final Definitions definitions;
  private final TypePool pool;
  private final TypeJoin join;
  private final MethodModel method;

  TypeInference(
      Code code,
      FlowGraph graph,
      SsaBuilder ssa,
      TypePool pool,
      TypeJoin join,
      MethodModel method) {
    this.code = code;
    this.graph = graph;
    this.ssa = ssa;
    this.definitions = ssa.definitions;
    this.pool = pool;
    this.join = join;
    this.method = method;
  }

  /** Repeats until nothing changes: types only go up, so it ends. */
  void infer() {
    if (!code.tryCatches.isEmpty()) {
      inferCaught();
    }
    boolean changed = ssa.phis.count > 0 || ssa.operands.openLoadCount() > 0;
    while (changed) {
      changed = false;
      for (int phi = 0; phi < ssa.phis.count; phi++) {
        changed |= ssa.phis.isLive(definitions, phi) && inferPhi(phi);
      }
      for (int i = 0; i < ssa.operands.openLoadCount(); i++) {
        changed |= inferLoad(ssa.operands.openLoad(i));
      }
    }
  }

  JavaType of(int value) {
    JavaType type = known(value);
    return type == null ? JavaType.OBJECT : type;
  }

  private @Nullable JavaType known(int value) {
    return definitions.types[definitions.find(value)];
  }

  private boolean set(int value, @Nullable JavaType type) {
    boolean changed = type != null && !type.equals(definitions.types[value]);
    if (changed) {
      definitions.types[value] = type;
    }
    return changed;
  }

  private boolean inferLoad(int load) {
    JavaType array = known(ssa.operands.get(load, 0));
    int opcode = code.opcodes[ssa.operands.index(load)];
    return array != null
        && set(ssa.operands.result(load), new ResultTypes(pool).ofElement(array, opcode));
  }

  private boolean inferPhi(int phi) {
    JavaType joined = null;
    for (int operand : ssa.phis.operands[phi]) {
      JavaType type = known(operand);
      if (type != null) {
        joined = joined == null ? type : merge(phi, joined, type);
      }
    }
    return set(ssa.phis.values[phi], joined);
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
    int index = graph.start(ssa.phis.blocks[phi]);
    int variable = ssa.phis.variables[phi];
    String name =
        variable >= 0
            ? code.stackMaps.local(index, variable, method)
            : code.stackMaps.stack(index, ~variable, method);
    return name == null ? null : JavaType.ofConstant(name);
  }

  private void inferCaught() {
    for (int block = 0; block < graph.blockCount(); block++) {
      if (ssa.caught[block] >= 0) {
        set(ssa.caught[block], caughtType(block));
      }
    }
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
        .map(JavaType::ofConstant)
        .reduce((one, other) -> caughtJoin(block, one, other))
        .orElse(JavaType.THROWABLE);
  }

  private JavaType caughtJoin(int block, JavaType one, JavaType other) {
    String framed = code.stackMaps.stack(graph.start(block), 0, method);
    return framed != null ? JavaType.ofConstant(framed) : join.join(one, other);
  }
}

package dev.photofinish.ir.build;

import dev.photofinish.ir.Body;
import dev.photofinish.ir.MethodModel;

/**
 * Builds the body of a method from its bytecode: control flow, then SSA form on numbers, then
 * types, then the final objects. Reuses its buffers from method to method, so each thread has its
 * own.
 */
final class BodyBuilder {

  private final Code code = new Code();
  private final Definitions definitions = new Definitions();
  private final Phis phis = new Phis();
  private final TypePool pool;
  private final TypeJoin join;

  BodyBuilder(TypePool pool, TypeJoin join) {
    this.pool = pool;
    this.join = join;
  }

  /** The buffer to read the next method's bytecode into. */
  Code code() {
    return code;
  }

  Body build(MethodModel method) {
    FlowGraph graph = FlowGraphBuilder.build(code);
    SsaBuilder ssa = ssa(method, graph);
    TypeInference types = new TypeInference(code, graph, ssa, pool, join);
    types.infer(method);
    return new BodyAssembler(code, graph, ssa, types, pool).assemble(method);
  }

  private SsaBuilder ssa(MethodModel method, FlowGraph graph) {
    definitions.clear();
    phis.clear();
    SsaBuilder ssa = new SsaBuilder(code, graph, definitions, phis, pool);
    ssa.build(method);
    return ssa;
  }
}

package dev.photofinish.ir.build;

import dev.photofinish.ir.Body;
import dev.photofinish.ir.MethodModel;

/**
 * Builds the body of a method from its bytecode: control flow, then SSA form on numbers, then
 * types, then the final objects. Reuses its buffers from method to method, so each thread has its
 * own.
 */
final class BodyBuilder {

  private final Code code;
  private final Buffers buffers = new Buffers();
  private final TypePool pool;
  private final TypeJoin join;
  private final ResultTypes resultTypes;
  private final InstructionFactory factory;

  /**
   * @param code the buffer that holds the code of the method to build next
   */
  BodyBuilder(Code code, TypePool pool, TypeJoin join) {
    this.code = code;
    this.pool = pool;
    this.join = join;
    this.resultTypes = new ResultTypes(pool);
    this.factory = new InstructionFactory(code, pool);
  }

  Body build(MethodModel method) {
    FlowGraph graph = FlowGraphBuilder.build(code);
    buffers.clear();
    SsaBuilder ssa = new SsaBuilder(code, graph, buffers, resultTypes);
    ssa.build(method);
    TypeInference types = new TypeInference(code, graph, ssa, pool, join, method);
    types.infer();
    return new BodyAssembler(code, graph, ssa, types, factory).assemble(method);
  }
}

package dev.photofinish.prove.code;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.ExceptionEdge;
import dev.photofinish.ir.Instruction;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A flow-sensitive analysis of one body, from its entry forward. A handler gets what holds before
 * and after each instruction of the blocks that it covers.
 *
 * @param <S> what is known at a point; it is changed in place
 */
public abstract class Forward<S> {

  private final Body body;
  private final List<@Nullable S> entries = new ArrayList<>();
  private final BitSet waiting = new BitSet();

  protected Forward(Body body) {
    this.body = body;
  }

  protected abstract S copy(S state);

  /** Joins what comes over another way; whether that changed anything. */
  protected abstract boolean join(S into, S other);

  /** What an instruction does. */
  protected abstract void step(S state, Block block, int position);

  /** What is assigned where control goes from a block to another: its phis. */
  protected void cross(S state, Block from, Block to) {}

  /** What follows at the start of a block from all that came together there. */
  protected void enter(S state, Block block) {}

  public final Body body() {
    return body;
  }

  protected final void solve(S atEntry) {
    entries.clear();
    body.blocks().forEach(block -> entries.add(null));
    flow(0, copy(atEntry));
    while (!waiting.isEmpty()) {
      int next = waiting.nextSetBit(0);
      waiting.clear(next);
      pass(body.block(next));
    }
  }

  private void pass(Block block) {
    S state = before(block);
    if (state == null) {
      return;
    }
    toHandlers(block, state);
    for (int i = 0; i < block.instructions().size(); i++) {
      step(state, block, i);
      if (mayThrow(block, i)) {
        toHandlers(block, state);
      }
    }
    for (int i = 0; i < block.successorCount(); i++) {
      S crossing = copy(state);
      Block to = body.block(block.successor(i));
      cross(crossing, block, to);
      flow(to.index(), crossing);
    }
  }

  private static boolean mayThrow(Block block, int position) {
    Instruction instruction = block.instructions().get(position);
    boolean isLast = position + 1 == block.instructions().size();
    return instruction.canThrow() || isLast;
  }

  private void toHandlers(Block block, S state) {
    for (ExceptionEdge edge : block.handlers()) {
      S crossing = copy(state);
      cross(crossing, block, body.block(edge.handler()));
      flow(edge.handler(), crossing);
    }
  }

  /**
   * @param state what comes to a block; it is kept
   */
  private void flow(int block, S state) {
    S known = entries.get(block);
    if (known == null) {
      entries.set(block, state);
      waiting.set(block);
    } else if (join(known, state)) {
      waiting.set(block);
    }
  }

  /** Sees what is known just before each instruction; it must not be changed. */
  @FunctionalInterface
  public interface Visitor<S> {
    void visit(S state, Instruction instruction);
  }

  /** Goes through all instructions that are reached. */
  protected final void walk(Visitor<S> visitor) {
    for (Block block : body.blocks()) {
      S state = before(block);
      for (int i = 0; state != null && i < block.instructions().size(); i++) {
        visitor.visit(state, block.instructions().get(i));
        step(state, block, i);
      }
    }
  }

  /** What is known at the start of a block, free to be changed; null if it is not reached. */
  protected final @Nullable S before(Block block) {
    S known = entries.get(block.index());
    if (known == null) {
      return null;
    }
    S state = copy(known);
    enter(state, block);
    return state;
  }
}

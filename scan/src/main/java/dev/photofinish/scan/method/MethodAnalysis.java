package dev.photofinish.scan.method;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.ExceptionEdge;
import dev.photofinish.ir.FixedList;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.domain.When;
import dev.photofinish.scan.order.BottomUp.Summaries;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Computes the summary of a method: first what its values may be, then, in one pass over its blocks
 * in the order of control, what it accesses and what holds there. A loop's body is gone through
 * once, as in figure 7 of RacerDX, and a second time only if other locks are held, or other code
 * has been handed to threads, when control comes back to its head.
 */
public final class MethodAnalysis {

  private final Body body;
  private final Effects effects;
  private final SummaryBuilder summary = new SummaryBuilder();
  private final Conditions conditions;
  private final LockSet own;

  /** The state in which each block is entered; null as long as no way to it was seen. */
  private final @Nullable State[] atEntry;

  /** The state in which control comes back to the head of a loop, if that makes a difference. */
  private final @Nullable State[] fromLoop;

  private boolean loopsDiffer;

  private MethodAnalysis(Context context, Body body, Summaries summaries) {
    this.body = body;
    this.conditions = new Conditions(context.fields());
    this.own = ownLock(body.method()).plus(MethodGuard.of(context, body.method()));
    this.atEntry = new State[body.blocks().size()];
    this.fromLoop = new State[body.blocks().size()];
    Calls calls = new Calls(context, body.method().owner(), summaries);
    Values values = new Values(context, body, calls);
    if (!values.solve()) {
      summary.accesses().lackSome();
    }
    this.effects = new Effects(context, body, values, calls, summary, conditions);
  }

  /** The summary of a method; of one without a body, that it does nothing. */
  public static Summary of(Context context, MethodModel method, Summaries summaries) {
    Optional<Body> body = method.body();
    return body.isEmpty()
        ? Summary.EMPTY
        : new MethodAnalysis(context, body.get(), summaries).run();
  }

  private static LockSet ownLock(MethodModel method) {
    if (!method.isSynchronized()) {
      return LockSet.NONE;
    }
    Lock.Name name =
        method.isStatic()
            ? new Lock.OfClass(method.owner().name())
            : new Lock.Monitor(Path.ofFormal(0));
    return LockSet.NONE.plus(new Lock(name, Lock.Mode.EXCLUSIVE));
  }

  private Summary run() {
    Site start = new Site(MethodKey.of(body.method()), 0, 0);
    for (Lock lock : own.locks()) {
      summary.taken().add(lock.name(), start);
    }
    pass();
    if (loopsDiffer) {
      effects.restart();
      pass();
    }
    effects.finish();
    return effects.waits().settle(summary.build(own, conditions.promised()));
  }

  private void pass() {
    Arrays.fill(atEntry, null);
    atEntry[0] = State.START.withLocks(own);
    for (Block block : body.blocks()) {
      State state = atEntry[block.index()];
      if (state != null) {
        State looped = fromLoop[block.index()];
        run(block, looped == null ? state : state.join(looped));
      }
    }
  }

  private void run(Block block, State start) {
    State state = start;
    effects.enter(block);
    boolean canThrow = false;
    FixedList<Instruction> instructions = block.instructions();
    for (int i = 0; i < instructions.size(); i++) {
      Instruction instruction = instructions.get(i);
      if (instruction.canThrow()) {
        canThrow = true;
        flowToHandlers(block, instruction, state);
      }
      state = effects.apply(instruction, block, state);
      if (state == null) {
        return; // It never comes back.
      }
    }
    if (!canThrow) {
      flowToHandlers(block, null, state);
    }
    for (int i = 0; i < block.successorCount(); i++) {
      State next = conditions.onEdge(state, block, i);
      if (next != null) {
        int to = block.successor(i);
        When when = ParameterTests.onEdge(next.when(), block, i);
        flow(block, to, effects.waits().onEdge(block, to, next.inCase(when)));
      }
    }
  }

  private void flowToHandlers(Block block, @Nullable Instruction thrower, State state) {
    FixedList<ExceptionEdge> handlers = block.handlers();
    for (int i = 0; i < handlers.size(); i++) {
      ExceptionEdge edge = handlers.get(i);
      flow(block, edge.handler(), effects.waits().onThrow(thrower, block, edge, state));
    }
  }

  private void flow(Block from, int to, State state) {
    State known = atEntry[to];
    if (to > from.index()) {
      atEntry[to] = known == null ? state : known.join(state);
    } else if (known != null && state.differsAroundLoop(known)) {
      State before = fromLoop[to];
      fromLoop[to] = before == null ? state : before.join(state);
      loopsDiffer = true;
    }
  }
}

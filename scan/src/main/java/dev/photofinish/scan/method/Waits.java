package dev.photofinish.scan.method;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.ExceptionEdge;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.models.Effect;
import dev.photofinish.models.MethodFacts;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Summary;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Takes out of the state what is over because the method has waited for it: {@code join}, {@code
 * get}, {@code awaitTermination}.
 *
 * <p>A loop that waits for what another loop has started is taken to wait for all of it, even if
 * nothing says that it runs at all: what it waits for is over where control leaves it.
 */
final class Waits {

  /** What only waiting throws. */
  private static final Set<String> OF_WAITING =
      Set.of("java/lang/InterruptedException", "java/util/concurrent/ExecutionException");

  private final MethodParts parts;
  private final Calls calls;
  private final Loops loops;
  private final Handles handles;

  /** The loops that wait for something; null as long as nobody has asked. */
  private @Nullable List<Waiting> waiting;

  /** The own objects that are waited for anywhere in the method; filled with the loops. */
  private final Set<Integer> awaited = new HashSet<>();

  private final Set<Fork> waitedFor = new HashSet<>();

  /** What was started while it was running already. */
  private final Set<Fork> overlapping = new HashSet<>();

  Waits(MethodParts parts, Calls calls) {
    this.parts = parts;
    this.calls = calls;
    this.loops = parts.loops();
    this.handles = new Handles(parts);
  }

  /** A loop, and the own objects that it waits for. */
  private record Waiting(BitSet loop, Set<Integer> objects) {}

  Handles handles() {
    return handles;
  }

  /** That a fork may run beside itself. */
  void overlaps(Fork fork) {
    overlapping.add(fork);
  }

  /** The state after the waiting of a call. */
  State apply(MethodFacts facts, Invoke call, Block block, State state) {
    State after = state;
    for (Effect.WaitsFor wait : facts.all(Effect.WaitsFor.class)) {
      after = apply(wait, facts, call, block, after);
    }
    return after;
  }

  State apply(Effect.WaitsFor wait, MethodFacts facts, Invoke call, Block block, State state) {
    if (state.forks().isEmpty()) {
      return state;
    }
    State after = handlesRun(wait, facts) ? endAt(call, state) : state;
    return end(after, handles.waitedFor(wait.what(), call, block));
  }

  private static boolean handlesRun(Effect.WaitsFor wait, MethodFacts facts) {
    return facts.all(Effect.Runs.class).stream().anyMatch(run -> run.what().equals(wait.what()));
  }

  /** The state when all that a call has started is over. */
  State endAt(Instruction call, State state) {
    Site site = parts.recorder().site(call);
    return end(state, fork -> handles.startOf(fork).equals(site));
  }

  private State end(State state, Predicate<Fork> over) {
    Set<Fork> running = new LinkedHashSet<>(state.forks());
    if (!running.removeIf(over)) {
      return state;
    }
    state.forks().stream().filter(fork -> !running.contains(fork)).forEach(waitedFor::add);
    return state.withForks(running);
  }

  /** The state where control goes from one block to another. */
  State onEdge(Block from, int to, State state) {
    State after = state;
    if (!state.forks().isEmpty()) {
      for (Waiting each : waiting()) {
        if (each.loop().get(from.index()) && !each.loop().get(to)) {
          after = end(after, fork -> handles.isStartedOutside(fork, each.objects(), each.loop()));
        }
      }
    }
    return after;
  }

  /**
   * The state where an exception is caught. Who is disturbed while waiting goes on as if all the
   * waiting had come to its end.
   *
   * @param thrower what may throw it; null if nothing is known of that
   */
  State onThrow(@Nullable Instruction thrower, Block block, ExceptionEdge edge, State state) {
    if (state.forks().isEmpty()) {
      return state;
    }
    MethodFacts facts = thrower instanceof Invoke call ? factsOf(call) : MethodFacts.NONE;
    State after = state;
    if (thrower instanceof Invoke call && waits(facts)) {
      after = endAwaited(apply(facts, call, block, state));
    } else if (isOfWaiting(edge) && (facts.isKnown() || !(thrower instanceof Invoke))) {
      after = endAwaited(state);
    }
    return onEdge(block, edge.handler(), after);
  }

  private State endAwaited(State state) {
    waiting();
    return end(state, fork -> handles.areHandles(awaited, fork));
  }

  private static boolean isOfWaiting(ExceptionEdge edge) {
    return !edge.catchesAll() && OF_WAITING.containsAll(edge.caught());
  }

  private static boolean waits(MethodFacts facts) {
    return !facts.all(Effect.WaitsFor.class).isEmpty();
  }

  private MethodFacts factsOf(Invoke call) {
    return calls.resolve(call, parts.values()) instanceof Callee.Modelled modelled
        ? modelled.facts()
        : MethodFacts.NONE;
  }

  private List<Waiting> waiting() {
    if (waiting == null) {
      waiting = new ArrayList<>();
      for (Block block : parts.body().blocks()) {
        findWaiting(block, waiting);
      }
    }
    return waiting;
  }

  private void findWaiting(Block block, List<Waiting> found) {
    for (Instruction instruction : block.instructions()) {
      if (instruction instanceof Invoke call) {
        for (Effect.WaitsFor wait : factsOf(call).all(Effect.WaitsFor.class)) {
          Symbols what = Sources.of(wait.what(), call, parts.values());
          if (parts.values().cells.areOwn(what)) {
            Set<Integer> objects = Set.copyOf(what.fresh());
            awaited.addAll(objects);
            loops.around(block).forEach(loop -> found.add(new Waiting(loop, objects)));
          }
        }
      }
    }
  }

  /** The summary, with what is known of the forks only when the whole method was seen. */
  Summary settle(Summary summary) {
    return waitedFor.isEmpty() ? summary : summary.withForks(this::settled);
  }

  private Fork settled(Fork fork) {
    if (!waitedFor.contains(fork)) {
      return fork;
    }
    boolean overlaps = overlapping.contains(fork) || !handles.isStartedHere(fork);
    Fork known = overlaps ? fork : fork.oneByOne();
    return known.withJoined(!parts.summary().mayReturnDuring(fork));
  }
}

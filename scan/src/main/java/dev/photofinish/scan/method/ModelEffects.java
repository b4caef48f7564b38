package dev.photofinish.scan.method;

import dev.photofinish.finding.AccessKind;
import dev.photofinish.ir.Block;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Value;
import dev.photofinish.models.Effect;
import dev.photofinish.models.LockAction;
import dev.photofinish.models.LockMode;
import dev.photofinish.models.MethodFacts;
import dev.photofinish.models.Operand;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Step;
import dev.photofinish.scan.domain.Threads;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a call of a library's method does, as a model describes it. */
final class ModelEffects {

  private final MethodParts parts;
  private final Runs runs;
  private final Waits waits;

  ModelEffects(MethodParts parts, Runs runs, Waits waits) {
    this.parts = parts;
    this.runs = runs;
    this.waits = waits;
  }

  /** The state after the call; null if it never comes back. */
  @Nullable State apply(MethodFacts facts, Invoke call, Block block, State state) {
    State after = state;
    for (Effect effect : facts.effects()) {
      if (effect instanceof Effect.NeverReturns) {
        return null;
      }
      after = apply(effect, facts, call, block, after);
    }
    return runs.finish(facts, call, after);
  }

  private State apply(Effect effect, MethodFacts facts, Invoke call, Block block, State state) {
    if (effect instanceof Effect.Reads reads) {
      contents(reads.what(), AccessKind.READ, call, state);
    } else if (effect instanceof Effect.Writes writes) {
      contents(writes.what(), AccessKind.WRITE, call, state);
      wobble(writes.what(), call, state);
    } else if (effect instanceof Effect.Moves moves) {
      contents(moves.what(), AccessKind.READ, call, state);
    } else if (effect instanceof Effect.Stores stores) {
      return parts
          .stores()
          .to(
              Sources.of(stores.into(), call, parts.values()),
              Step.ELEMENT,
              Sources.of(stores.what(), call, parts.values()),
              state);
    } else if (effect instanceof Effect.Locks locks) {
      return lock(locks, call, state);
    } else if (effect instanceof Effect.Runs run) {
      return runs.apply(run, facts, call, block, state);
    } else if (effect instanceof Effect.WaitsFor wait) {
      return waits.apply(wait, facts, call, block, state);
    } else if (effect instanceof Effect.Follows follows) {
      waits
          .handles()
          .follows(
              Sources.of(Operand.RESULT, call, parts.values()),
              Sources.of(follows.what(), call, parts.values()));
    } else if (effect instanceof Effect.RunsOn on) {
      return state.onThreads(on.main() ? Threads.ANY_BUT_MAIN : Threads.ANY);
    } else if (effect instanceof Effect.TestsMain) {
      call.result().ifPresent(parts.conditions()::testsMain);
    }
    return state;
  }

  /** What is in a container that was changed may be something else than before. */
  private void wobble(Operand what, Invoke call, State state) {
    Symbols container = Sources.of(what, call, parts.values());
    parts.summary().goDeep(container.ends());
    for (Reach cell : Recorder.cells(container, Step.ELEMENT, state)) {
      parts.summary().assigns(cell.path());
    }
  }

  /** Contents of an object that is safe by its type are not raced for. */
  private void contents(Operand what, AccessKind kind, Invoke call, State state) {
    Optional<Value> value = what.in(call);
    if (value.isPresent() && !isSafe(value.get().type())) {
      Symbols container = parts.values().withoutSafe(parts.values().of(value.get()));
      parts.recorder().access(container, Step.ELEMENT, kind, call, state);
    }
  }

  private boolean isSafe(JavaType type) {
    return type.kind() == JavaType.Kind.CLASS
        && parts.context().library().type(type.internalName()).isThreadSafe();
  }

  private State lock(Effect.Locks effect, Invoke call, State state) {
    Optional<Value> operand = effect.lock().in(call);
    if (operand.isEmpty()) {
      return state;
    }
    boolean isMonitor = effect.lock().isArgument() && !isLock(operand.get().type());
    Lock.Mode mode = effect.mode() == LockMode.READ ? Lock.Mode.SHARED : Lock.Mode.EXCLUSIVE;
    Lock lock =
        isMonitor
            ? parts.locks().monitor(operand.get())
            : parts.locks().explicit(operand.get(), mode);
    if (isUse(effect.action())) {
      parts.summary().taken().add(lock.name(), parts.recorder().site(call));
    }
    return switch (effect.action()) {
      case ACQUIRE -> state.withLocks(state.locks().plus(lock));
      case ASSERT -> {
        parts.conditions().promises(lock.name());
        yield state.withPromise(lock);
      }
      case RELEASE -> release(lock, state);
      case TRY -> tries(lock, call, state);
      case TEST -> {
        parts.conditions().promises(lock.name());
        yield tries(lock, call, state);
      }
      case START_OPTIMISTIC_READ -> startOptimisticRead(lock, state);
      case VALIDATE -> state.withLocks(state.locks().minus(lock.name()));
    };
  }

  /** To ask whether a lock is held is not to use it. */
  private static boolean isUse(LockAction action) {
    return switch (action) {
      case ACQUIRE, TRY, START_OPTIMISTIC_READ -> true;
      case ASSERT, TEST, RELEASE, VALIDATE -> false;
    };
  }

  private boolean isLock(JavaType type) {
    return type.kind() == JavaType.Kind.CLASS
        && parts.context().library().type(type.internalName()).isLock();
  }

  private State release(Lock lock, State state) {
    if (!state.locks().holds(lock.name())) {
      parts.summary().released(lock.name());
    }
    return state.withLocks(state.locks().minus(lock));
  }

  private State tries(Lock lock, Invoke call, State state) {
    call.result().ifPresent(result -> parts.conditions().tries(result, LockSet.NONE.plus(lock)));
    return state;
  }

  /** Without a validation, nobody knows whether what was read is of one piece. */
  private State startOptimisticRead(Lock lock, State state) {
    return isValidated()
        ? state.withLocks(state.locks().plus(new Lock(lock.name(), Lock.Mode.OPTIMISTIC)))
        : state;
  }

  private boolean isValidated() {
    for (Block block : parts.body().blocks()) {
      for (Instruction instruction : block.instructions()) {
        if (instruction instanceof Invoke call
            && parts.context().library().of(call.method()).locks().stream()
                .anyMatch(locks -> locks.action() == LockAction.VALIDATE)) {
          return true;
        }
      }
    }
    return false;
  }
}

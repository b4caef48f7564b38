package dev.photofinish.prove.lock;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.MonitorEnter;
import dev.photofinish.ir.MonitorExit;
import dev.photofinish.ir.Value;
import dev.photofinish.models.Effect;
import dev.photofinish.models.LockAction;
import dev.photofinish.models.LockMode;
import dev.photofinish.models.Operand;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.Forward;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.code.Place;
import dev.photofinish.prove.code.ProgramField;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The locks that a method has certainly taken itself at each of its points, outermost first: the
 * must-lock analysis of the certified paper. The monitor of a synchronized method is not among
 * them.
 */
final class HeldFlow extends Forward<List<Acquired>> {

  private final MethodCode code;
  private final LoadingCalls loading;
  private final Predicate<ProgramField> constant;
  private final Predicate<CallSite> releasing;
  private final Map<Value, Chain> chains = new HashMap<>();
  private final Map<Place, List<Acquired>> places = new HashMap<>();
  private boolean releasesUnknown;

  /**
   * @param constant whether a field has one value for as long as a second thread sees its object
   * @param releasing whether a call may give back a lock that was taken by its caller
   */
  HeldFlow(
      MethodCode code,
      LoadingCalls loading,
      Predicate<ProgramField> constant,
      Predicate<CallSite> releasing) {
    super(code.body());
    this.code = code;
    this.loading = loading;
    this.constant = constant;
    this.releasing = releasing;
    solve(new ArrayList<>());
  }

  /** Whether it gives back a lock that it has not taken. */
  boolean releasesUnknown() {
    return releasesUnknown;
  }

  /** The locks held just before a place. */
  List<Acquired> before(Place place) {
    List<Acquired> known = places.get(place);
    if (known == null) {
      known = List.copyOf(find(place));
      places.put(place, known);
    }
    return known;
  }

  private List<Acquired> find(Place place) {
    Block block = body().block(place.block());
    List<Acquired> state = before(block);
    if (state == null) {
      return List.of();
    }
    for (int i = 0; i < place.position(); i++) {
      step(state, block, i);
    }
    return state;
  }

  Chain chain(Value value) {
    Chain known = chains.get(value);
    if (known == null) {
      known = Chain.of(value, code, loading);
      chains.put(value, known);
    }
    return known;
  }

  @Override
  protected List<Acquired> copy(List<Acquired> state) {
    return new ArrayList<>(state);
  }

  /** What is held where ways meet is held on each of them, as often as on each. */
  @Override
  protected boolean join(List<Acquired> into, List<Acquired> other) {
    List<Acquired> left = new ArrayList<>(other);
    return into.removeIf(acquired -> !left.remove(acquired));
  }

  @Override
  protected void cross(List<Acquired> state, Block from, Block to) {
    if (!state.isEmpty()) {
      to.phis().forEach(phi -> defined(state, phi));
    }
  }

  /** What was known by a value is not known by it any more once it has another one. */
  private void defined(List<Acquired> state, Value value) {
    state.removeIf(acquired -> chain(acquired.lock()).values().contains(value));
  }

  @Override
  protected void step(List<Acquired> state, Block block, int position) {
    Instruction instruction = block.instructions().get(position);
    if (!state.isEmpty()) {
      instruction.result().ifPresent(result -> defined(state, result));
    }
    if (instruction instanceof MonitorEnter enter) {
      state.add(new Acquired(enter.lock(), null, false));
    } else if (instruction instanceof MonitorExit exit) {
      release(state, exit.lock(), true);
    } else {
      CallSite site = code.callAt(instruction);
      if (site != null) {
        call(state, site);
      }
    }
  }

  private void call(List<Acquired> state, CallSite site) {
    if (releasing.test(site)) {
      state.removeIf(acquired -> !acquired.isMonitor());
    }
    Optional<Effect.Locks> effect = loading.library().of(site.method()).locks();
    if (effect.isEmpty() || !effect.get().lock().equals(Operand.THIS) || !site.hasReceiver()) {
      return;
    }
    Value lock = site.instruction().operand(0);
    boolean shared = effect.get().mode() == LockMode.READ || chain(lock).isShared();
    if (effect.get().action() == LockAction.ACQUIRE) {
      state.add(new Acquired(lock, site, shared));
    } else if (effect.get().action() == LockAction.RELEASE) {
      release(state, lock, false);
    }
  }

  /** Gives the innermost of a lock back; one that is not known may be any. */
  private void release(List<Acquired> state, Value lock, boolean monitor) {
    for (int i = state.size() - 1; i >= 0; i--) {
      if (state.get(i).isMonitor() == monitor && isSame(state.get(i).lock(), lock)) {
        state.remove(i);
        return;
      }
    }
    releasesUnknown |= !monitor;
    state.removeIf(acquired -> acquired.isMonitor() == monitor);
  }

  /** Whether two values are one lock: loaded from the same by fields that never change. */
  private boolean isSame(Value one, Value other) {
    Chain first = chain(one);
    Chain second = chain(other);
    return one == other
        || (first.fields().equals(second.fields())
            && first.fields().stream().allMatch(constant)
            && first.isShared() == second.isShared()
            && (first.global().isPresent()
                ? first.global().equals(second.global())
                    && first.global().stream().allMatch(constant)
                : first.last() == second.last()));
  }
}

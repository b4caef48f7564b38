package dev.photofinish.scan.method;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.CallKind;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Passed;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Summary;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Notes to which methods a method passes objects that it has just made, or was given: if all that
 * call a method do so, it belongs to the making of the object. And which it only calls with a lock
 * held, or on such objects.
 */
final class PassedObjects {

  /** Somebody else has made it, or it was made long ago. */
  private static final int OLD = -2;

  private static final int UNKNOWN = -3;

  private final MethodParts parts;
  private final Loops loops;
  private final boolean inConstructor;

  /** What each callee gets, by position, at all calls seen so far. */
  private final Map<MethodKey, int[]> passed = new LinkedHashMap<>();

  /** Whether all calls seen so far are with a lock held, or on an object just made. */
  private final Map<MethodKey, Boolean> sheltered = new LinkedHashMap<>();

  /** The forks that came before an object was made, if there were any. */
  private final Map<Integer, Set<Fork>> forksBefore = new HashMap<>();

  PassedObjects(MethodParts parts, Loops loops) {
    this.parts = parts;
    this.loops = loops;
    this.inConstructor = parts.body().method().isConstructor();
  }

  /** That a value gets a new object in this state. */
  void born(int object, State state) {
    if (!state.forks().isEmpty()) {
      forksBefore.put(object, state.forks());
    }
  }

  void note(Callee callee, Invoke call, Block block, State state) {
    if (callee instanceof Callee.Analysed analysed) {
      for (Callee.Target target : analysed.targets()) {
        note(target.method(), target.summary(), call, block, state);
      }
    }
    parts
        .context()
        .targets()
        .unfollowed(call.kind(), call.method())
        .ifPresent(named -> note(named, Summary.EMPTY, call, block, state));
  }

  private void note(MethodModel callee, Summary summary, Invoke call, Block block, State state) {
    MethodKey key = MethodKey.of(callee);
    boolean isSheltered = !state.locks().isEmpty() || isOnNew(call, block, state);
    sheltered.merge(key, isSheltered, Boolean::logicalAnd);
    BitSet wanted = wanted(callee, summary);
    if (wanted.isEmpty()) {
      return;
    }
    int[] known = passed.computeIfAbsent(key, each -> unknown(call.operandCount()));
    for (int i = wanted.nextSetBit(0); i >= 0; i = wanted.nextSetBit(i + 1)) {
      if (known[i] != OLD) {
        known[i] = both(known[i], origin(parts.values().of(call.operand(i)), block, state));
      }
    }
  }

  private boolean isOnNew(Invoke call, Block block, State state) {
    return call.kind() != CallKind.STATIC
        && origin(parts.values().of(call.operand(0)), block, state) == Passed.MADE;
  }

  /** The object that it is called on, and what the callee passes on itself. */
  private static BitSet wanted(MethodModel callee, Summary summary) {
    BitSet wanted = new BitSet();
    if (!callee.isStatic() && !callee.isConstructor()) {
      wanted.set(0);
    }
    for (Passed made : summary.passed()) {
      if (made.from() > 0 || (made.from() == 0 && callee.isStatic())) {
        wanted.set(made.from());
      }
    }
    return wanted;
  }

  private static int[] unknown(int length) {
    int[] all = new int[length];
    Arrays.fill(all, UNKNOWN);
    return all;
  }

  /** Where an object comes from: a parameter, or the method itself, or anywhere. */
  private int origin(Symbols value, Block block, State state) {
    if (value.isEmpty() || value.loss() != Symbols.Loss.NOTHING) {
      return OLD;
    }
    int origin = UNKNOWN;
    for (int object : value.fresh()) {
      origin = both(origin, isNew(object, block, state) ? Passed.MADE : OLD);
    }
    for (Reach reach : value.reached()) {
      origin = both(origin, origin(reach.path(), block, state));
    }
    return origin;
  }

  private static int both(int one, int other) {
    return one == UNKNOWN || one == other ? other : OLD;
  }

  private int origin(Path path, Block block, State state) {
    if (path.formal() >= 0 && path.length() == 0) {
      return originOfFormal(path.formal(), state);
    }
    for (Map.Entry<Integer, Set<Path>> object : state.published().entrySet()) {
      if (object.getValue().contains(path)) {
        return isNew(object.getKey(), block, state) ? Passed.MADE : OLD;
      }
    }
    return OLD;
  }

  private int originOfFormal(int formal, State state) {
    if (!state.forks().isEmpty()) {
      return OLD;
    }
    return inConstructor && formal == 0 ? Passed.MADE : formal;
  }

  /**
   * An object is no longer new when code was handed to another thread, or when it is used again and
   * again while others know it.
   */
  private boolean isNew(int object, Block block, State state) {
    return forksBefore.getOrDefault(object, Set.of()).containsAll(state.forks())
        && (state.pathsOf(object).isEmpty()
            || !loops.contains(block)
            || isMadeInLoops(object, loops.around(block)));
  }

  private boolean isMadeInLoops(int object, List<BitSet> around) {
    Block making = blockOf(parts.body(), object);
    return making != null && around.stream().allMatch(loop -> loop.get(making.index()));
  }

  private static @Nullable Block blockOf(Body body, int object) {
    for (Block block : body.blocks()) {
      for (Instruction instruction : block.instructions()) {
        if (instruction.result().filter(result -> result.id() == object).isPresent()) {
          return block;
        }
      }
    }
    return null;
  }

  List<MethodKey> sheltered() {
    return sheltered.entrySet().stream()
        .filter(Map.Entry::getValue)
        .map(Map.Entry::getKey)
        .toList();
  }

  List<Passed> all() {
    List<Passed> found = new ArrayList<>();
    passed.forEach(
        (callee, origins) -> {
          for (int i = 0; i < origins.length; i++) {
            if (origins[i] > OLD) {
              found.add(new Passed(callee, i, origins[i]));
            }
          }
        });
    return found;
  }
}

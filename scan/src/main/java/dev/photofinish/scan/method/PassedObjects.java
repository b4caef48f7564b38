package dev.photofinish.scan.method;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.CallKind;
import dev.photofinish.ir.FixedList;
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

  /** What is known of all calls of each callee seen so far. */
  private final Map<MethodModel, Noted> noted = new LinkedHashMap<>();

  /** The forks that came before an object was made, if there were any. */
  private final Map<Integer, Set<Fork>> forksBefore = new HashMap<>();

  PassedObjects(MethodParts parts) {
    this.parts = parts;
    this.loops = parts.loops();
    this.inConstructor = parts.body().method().isConstructor();
  }

  /** That a value gets a new object in this state. */
  void born(int object, State state) {
    if (!state.forks().isEmpty()) {
      forksBefore.put(object, state.forks());
    }
  }

  void note(Calls.Resolved run, Invoke call, Block block, State state) {
    if (run.callee() instanceof Callee.Analysed analysed) {
      for (Callee.Target target : analysed.targets()) {
        note(target.method(), target.summary(), call, block, state);
      }
    }
    if (run.unfollowed().isPresent()) {
      note(run.unfollowed().get(), Summary.EMPTY, call, block, state);
    }
  }

  private void note(MethodModel callee, Summary summary, Invoke call, Block block, State state) {
    Noted known = noted.get(callee);
    if (known == null) {
      known = new Noted(call.operandCount());
      noted.put(callee, known);
    }
    if (call.kind() == CallKind.STATIC) {
      known.isSheltered &= !state.locks().isEmpty();
    } else if (known.isSheltered || known.isWanted(0)) {
      int receiver = origin(call, 0, block, state);
      known.isSheltered &= receiver == Passed.MADE || !state.locks().isEmpty();
      known.gets(0, callee.isConstructor() ? OLD : receiver);
    }
    // What the callee passes on itself.
    FixedList<Passed> passed = summary.passed();
    for (int i = 0; i < passed.size(); i++) {
      int from = passed.get(i).from();
      if (known.isWanted(from) && (from > 0 || callee.isStatic())) {
        known.gets(from, origin(call, from, block, state));
      }
    }
  }

  /** What is known of all calls of a method. */
  private static final class Noted {

    /** Whether a lock is held at all of them, or they are on an object just made. */
    private boolean isSheltered = true;

    /** What it gets, by position. */
    private final int[] origins;

    Noted(int parameters) {
      this.origins = new int[parameters];
      Arrays.fill(origins, UNKNOWN);
    }

    boolean isWanted(int parameter) {
      return parameter >= 0 && origins[parameter] != OLD;
    }

    void gets(int parameter, int origin) {
      origins[parameter] = both(origins[parameter], origin);
    }
  }

  private int origin(Invoke call, int operand, Block block, State state) {
    return origin(parts.values().of(call.operand(operand)), block, state);
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
    Block making = loops.blockOf(object);
    return making != null && around.stream().allMatch(loop -> loop.get(making.index()));
  }

  /** The methods that are only called with a lock held, or on objects just made. */
  List<MethodKey> sheltered() {
    List<MethodKey> found = new ArrayList<>();
    for (Map.Entry<MethodModel, Noted> each : noted.entrySet()) {
      if (each.getValue().isSheltered) {
        found.add(MethodKey.of(each.getKey()));
      }
    }
    return found;
  }

  List<Passed> all() {
    List<Passed> found = new ArrayList<>();
    for (Map.Entry<MethodModel, Noted> each : noted.entrySet()) {
      int[] origins = each.getValue().origins;
      for (int i = 0; i < origins.length; i++) {
        if (origins[i] > OLD) {
          found.add(new Passed(MethodKey.of(each.getKey()), i, origins[i]));
        }
      }
    }
    return found;
  }
}

package dev.photofinish.scan.method;

import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Step;
import dev.photofinish.scan.domain.Store;
import java.util.HashSet;
import java.util.Set;

/**
 * What follows from putting a value on the heap: objects become known to others, and paths wobble.
 *
 * <p>The set W is smaller here than in figure 7 of RacerDX, as values are followed where the paper
 * only has names. A path wobbles if it is assigned, or if what it leads to is put on the heap,
 * where it gets a second name. Reading it into a variable does not make it wobble: what is done
 * through the variable is done through the path. Putting it into an object of the method's own does
 * so only when others get to know that object.
 */
final class Stores {

  private static final int MAX_DEPTH = 3;

  private final Values values;
  private final SummaryBuilder summary;

  /** Own objects that others get to know somewhere in the method. */
  private final Set<Integer> leaked = new HashSet<>();

  Stores(Values values, SummaryBuilder summary) {
    this.values = values;
    this.summary = summary;
  }

  /** Puts a value into a field, or among the contents, of what another may be. */
  State to(Symbols base, Step step, Symbols value, State state) {
    if (base.lossy() || value.lossy()) {
      summary.allWobble();
    }
    State after = state;
    for (Reach cell : Recorder.cells(base, step, state)) {
      summary.wobbles(cell.path());
      after = publish(value, cell.path(), after, 0);
      keep(cell.path(), value);
    }
    if (!base.reached().isEmpty() || base.fresh().isEmpty() || state.isKnown(base)) {
      leak(value);
    }
    return after;
  }

  State toStatic(Step.Field field, Symbols value, State state) {
    Path path = Path.ofStatic(field);
    summary.wobbles(path);
    keep(path, value);
    leak(value);
    return publish(value, path, state, 0);
  }

  /** Callers want to know what becomes of their arguments. */
  void keep(Path target, Symbols value) {
    if (target.root() instanceof Root.Allocation) {
      return;
    }
    for (Reach reach : value.reached()) {
      summary.store(new Store(target, reach));
    }
  }

  /** Makes own objects, and what they hold, known by a path. */
  State publish(Symbols value, Path path, State state, int depth) {
    if (value.fresh().isEmpty()) {
      return state;
    }
    State after = state;
    for (int object : value.fresh()) {
      leaked.add(object);
      after = after.publish(object, path);
      if (depth < MAX_DEPTH) {
        after = publishContents(object, path, after, depth);
      }
    }
    return after;
  }

  private State publishContents(int object, Path path, State state, int depth) {
    State after = state;
    for (Step step : values.objects.steps(object)) {
      Path further = path.plus(step);
      Symbols held = values.objects.get(object, step);
      if (further != null && held != null) {
        after = publish(held, further, after, depth + 1);
      }
    }
    return after;
  }

  /** That a value got a second name. */
  void leak(Symbols value) {
    if (value.lossy()) {
      summary.allWobble();
    }
    for (int i = 0; i < value.reached().size(); i++) {
      summary.wobbles(value.reached().get(i).path());
    }
    leaked.addAll(value.fresh());
  }

  /** What leaked objects hold has leaked with them, whenever it was put there. */
  void finish() {
    Set<Integer> done = new HashSet<>();
    Set<Integer> open = new HashSet<>(leaked);
    while (!open.isEmpty()) {
      Set<Integer> next = new HashSet<>();
      for (int object : open) {
        if (done.add(object)) {
          Symbols held = values.objects.all(object);
          held.reached().forEach(reach -> summary.wobbles(reach.path()));
          next.addAll(held.fresh());
        }
      }
      open = next;
    }
  }
}

package dev.photofinish.scan.method;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.FixedList;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Step;
import dev.photofinish.scan.domain.Store;
import java.util.List;

/**
 * What follows from putting a value on the heap: objects become known to others, and paths wobble.
 *
 * <p>The set W is smaller here than in figure 7 of RacerDX, as values are followed where the paper
 * only has names. A path wobbles if it is assigned, or if what it leads to is put on the heap,
 * where it gets a second name. Reading it into a variable does not make it wobble: what is done
 * through the variable is done through the path. Putting it into an object of the method's own does
 * so only when others get to know that object. If the object may be a caller's own, the summary has
 * a {@link Store}, and the caller decides.
 */
final class Stores {

  private static final int MAX_DEPTH = 3;

  private final Values values;
  private final SummaryBuilder summary;

  /** Own objects that others get to know somewhere in the method. */
  private final Leaks leaks;

  Stores(Body body, Loops loops, Values values, SummaryBuilder summary) {
    this.values = values;
    this.summary = summary;
    this.leaks = new Leaks(body, loops, values.objects);
  }

  /** Forgets what was told, before the method is gone through again. */
  void restart() {
    leaks.clear();
  }

  /** That what is told from now on happens in a block. */
  void enter(Block block) {
    leaks.enter(block);
  }

  /** Puts a value into a field, or among the contents, of what another may be. */
  State to(Symbols base, Step step, Symbols value, State state) {
    leaks.put(base.fresh(), step, value);
    return store(base, step, value, state);
  }

  /** The same; what was in the field before is gone. */
  State replace(Symbols base, Step.Field field, Symbols value, State state) {
    if (base.fresh().size() == 1
        && base.reached().isEmpty()
        && base.loss() == Symbols.Loss.NOTHING) {
      leaks.replace(base.fresh().get(0), field, value);
    } else {
      leaks.put(base.fresh(), field, value);
    }
    return store(base, field, value, state);
  }

  private State store(Symbols base, Step step, Symbols value, State state) {
    if (base.lossy() || value.lossy()) {
      summary.allWobble();
    }
    State after = state;
    List<Path> ends = base.ends();
    summary.goDeep(ends);
    boolean told =
        ends.isEmpty()
            && base.loss() == Symbols.Loss.NOTHING
            && isFollowed(base, step, value)
            && !state.isKnown(base);
    FixedList<Reach> cells = Recorder.cells(base, step, state);
    for (int i = 0; i < cells.size(); i++) {
      Path cell = cells.get(i).path();
      summary.assigns(cell);
      after = publish(value, cell, after, 0);
      told &= keep(cell, value);
    }
    if (!told) {
      leak(value);
    }
    return after;
  }

  /** Whether it is known where the value is; what a task puts into own objects is not followed. */
  private boolean isFollowed(Symbols base, Step step, Symbols value) {
    return !base.isEmpty() && values.objects.hold(base.fresh(), step, value);
  }

  State toStatic(Step.Field field, Symbols value, State state) {
    Path path = Path.ofStatic(field);
    summary.assigns(path);
    keep(path, value);
    leak(value);
    return publish(value, path, state, 0);
  }

  /** Tells callers what becomes of their arguments; returns whether it could be told. */
  private boolean keep(Path target, Symbols value) {
    if (target.root() instanceof Root.Allocation) {
      return value.reached().isEmpty();
    }
    boolean kept = true;
    for (int i = 0; i < value.reached().size(); i++) {
      kept &= summary.store(new Store(target, value.reached().get(i)));
    }
    return kept;
  }

  /** Makes own objects, and what they hold, known by a path. */
  State publish(Symbols value, Path path, State state, int depth) {
    if (value.fresh().isEmpty()) {
      return state;
    }
    leaks.add(value.fresh());
    State after = state;
    for (int object : value.fresh()) {
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
      summary.leaks(value.reached().get(i).path());
    }
    leaks.add(value.fresh());
  }

  /** Gives a value to the caller, who does not get to know what an own object holds. */
  void handOver(Symbols value) {
    leaks.add(value.fresh());
  }

  /** That something happens behind a value, further away than paths are followed. */
  void goesDeep(Symbols value) {
    if (value.lossy()) {
      summary.allWobble();
    }
    for (int i = 0; i < value.reached().size(); i++) {
      summary.goesDeep(value.reached().get(i).path());
    }
    leaks.touch(value.fresh());
  }

  /** What can be said only when the whole method was seen. */
  void finish() {
    summary.goDeep(values.cells.ends());
    if (!leaks.isEmpty()) {
      leaks.finish(this::leak);
    }
  }
}

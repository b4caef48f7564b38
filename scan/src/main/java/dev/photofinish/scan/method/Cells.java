package dev.photofinish.scan.method;

import dev.photofinish.ir.FixedList;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Step;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is found where a step from a value leads: in the method's own objects, and in those of
 * others as far as the method itself has put something there. Belongs to the analysis of one
 * method.
 */
final class Cells {

  private final OwnObjects objects;

  /** The paths by which own objects become known to others anywhere in the method. */
  private final Map<Integer, Set<Path>> published = new HashMap<>();

  /** The own objects that the method itself puts where a path leads. */
  private final Map<Path, Symbols> storedAt = new HashMap<>();

  /** The paths that the method goes further than. */
  private final Set<Path> ends = new LinkedHashSet<>();

  /** Whether the method has looked at what own objects hold, or where others find them. */
  private boolean looked;

  /** Whether something came up that an earlier look would have found. */
  private boolean again;

  /**
   * @param objects what own objects hold
   */
  Cells(OwnObjects objects) {
    this.objects = objects;
  }

  /** Begins to watch for what an earlier look would have found. */
  void beginRound() {
    again = false;
  }

  /** Whether what was looked at in this round has changed since. */
  boolean hasChanged() {
    return again;
  }

  /** What a step from a value leads to, wherever in the method. */
  Symbols load(Symbols base, Step step) {
    return load(base, step, null);
  }

  /**
   * The same at one point, if it is not null: of own objects, others may find only what they know
   * by then.
   */
  Symbols load(Symbols base, Step step, @Nullable State at) {
    List<Path> full = base.ends();
    if (!full.isEmpty()) {
      ends.addAll(full);
    }
    Symbols loaded = base.reached().isEmpty() ? Symbols.NONE : load(base.plus(step));
    Symbols.Loss loss = full.isEmpty() ? base.loss() : base.loss().and(Symbols.Loss.FAR);
    if (base.fresh().isEmpty()) {
      return loaded.losing(loss);
    }
    looked = true;
    for (int i = 0; i < base.fresh().size(); i++) {
      int object = base.fresh().get(i);
      Symbols held = objects.get(object, step);
      if (held != null) {
        loaded = loaded.union(held.uncertain());
      }
      for (Path path : pathsOf(object, at)) {
        Path further = path.plus(step);
        if (further != null) {
          loaded = loaded.union(Symbols.of(Reach.uncertain(further)));
        }
      }
    }
    return loaded.losing(loss);
  }

  /** What paths lead to. */
  Symbols load(FixedList<Reach> reached) {
    Symbols loaded = Symbols.of(reached);
    looked = true;
    if (storedAt.isEmpty()) {
      return loaded;
    }
    for (Reach reach : reached) {
      loaded = loaded.union(storedAt.getOrDefault(reach.path(), Symbols.NONE));
    }
    return loaded;
  }

  private Set<Path> pathsOf(int object, @Nullable State at) {
    return at == null ? published.getOrDefault(object, Set.of()) : at.pathsOf(object);
  }

  /** Puts a value where a step from a base leads: into own objects, or where others find it. */
  void store(Symbols base, Step step, Symbols value) {
    for (int i = 0; i < base.fresh().size(); i++) {
      again |= objects.put(base.fresh().get(i), step, value) && looked;
    }
    if (value.fresh().isEmpty()) {
      return;
    }
    for (Reach target : base.plus(step)) {
      publish(value.fresh(), target.path());
    }
  }

  /** Puts own objects where a path leads. */
  void publish(FixedList<Integer> own, Path path) {
    for (int i = 0; i < own.size(); i++) {
      publish(own.get(i), path);
    }
  }

  private void publish(int object, Path path) {
    storedAt.merge(path, Symbols.ofFresh(object), Symbols::union);
    Set<Path> known = published.computeIfAbsent(object, key -> new LinkedHashSet<>());
    again |= known.size() < Path.MAX_STEPS && known.add(path) && looked;
  }

  /** Whether own objects hold nothing, and are nowhere where others find them. */
  boolean areEmpty(FixedList<Integer> own) {
    for (int i = 0; i < own.size(); i++) {
      if (!objects.steps(own.get(i)).isEmpty() || published.containsKey(own.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether all that may be reached as a value may be own objects that the method put there. */
  boolean areOwn(Symbols value) {
    return !value.fresh().isEmpty()
        && !value.lossy()
        && value.reached().stream().allMatch(reach -> isPutAt(value.fresh(), reach.path()));
  }

  private boolean isPutAt(FixedList<Integer> own, Path path) {
    return own.stream().anyMatch(object -> pathsOf(object, null).contains(path));
  }

  /** The paths that the method goes further than, though they are not followed further. */
  Set<Path> ends() {
    return ends;
  }

  void endsAt(Path path) {
    ends.add(path);
  }
}

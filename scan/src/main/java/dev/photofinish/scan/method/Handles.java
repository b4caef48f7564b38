package dev.photofinish.scan.method;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Value;
import dev.photofinish.models.Operand;
import dev.photofinish.models.Source;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Step;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Knows which objects stand for code that runs on other threads, so that who waits for them waits
 * for it: threads, tasks, what a call that hands code over returns, and executors for all they run.
 */
final class Handles {

  private static final int MAX_DEPTH = 3;

  private final MethodParts parts;
  private final Loops loops;

  /** For own objects: where the code was started that they stand for. */
  private final Map<Integer, Set<Site>> starts = new HashMap<>();

  private final Map<Site, Block> blocks = new HashMap<>();

  /** For forks of a task that waits for them itself: where the task was started. */
  private final Map<Fork, Site> ofTasks = new HashMap<>();

  Handles(MethodParts parts) {
    this.parts = parts;
    this.loops = parts.loops();
  }

  /** That a call has started something that a value stands for. */
  void started(Invoke call, Block block, Symbols handle) {
    Site site = parts.recorder().site(call);
    blocks.put(site, block);
    handle.fresh().forEach(object -> sitesOf(object).add(site));
  }

  /** That what a value stands for is over only if what another stands for is. */
  void follows(Symbols later, Symbols earlier) {
    for (int before : earlier.fresh()) {
      Set<Site> sites = Set.copyOf(starts.getOrDefault(before, Set.of()));
      later.fresh().forEach(object -> sitesOf(object).addAll(sites));
    }
  }

  private Set<Site> sitesOf(int object) {
    return starts.computeIfAbsent(object, key -> new HashSet<>());
  }

  /** That a fork is over when the task is that another fork has started. */
  void isPartOf(Fork inner, Fork task) {
    ofTasks.put(inner, startOf(task));
  }

  Site startOf(Fork fork) {
    return ofTasks.getOrDefault(fork, fork.site());
  }

  boolean isStartedHere(Fork fork) {
    return blocks.containsKey(fork.site());
  }

  /** What is over when a call has waited for something. */
  Predicate<Fork> waitedFor(Source what, Invoke call, Block block) {
    Value value = what.of().in(call).orElse(null);
    Symbols symbols = Sources.of(what, call, parts.values());
    Step.Field field = value == null ? null : field(value, symbols);
    if (field != null) {
      return fork -> field.equals(fork.executor());
    }
    boolean isOne = what.kind() == Source.Kind.SAME;
    if (value == null
        || !parts.values().cells.areOwn(symbols)
        || (isOne && !isCertain(value, symbols, block))) {
      return fork -> false;
    }
    return fork -> areHandles(symbols.fresh(), fork);
  }

  /** The field that holds what runs the code, if the value is what is in there. */
  private Step.@Nullable Field field(Value value, Symbols symbols) {
    Path path = symbols.onlyPath();
    return path != null
            && path.length() > 0
            && path.last() instanceof Step.Field field
            && !isOutcome(value)
        ? field
        : null;
  }

  /** Who runs code when a future is done is not over with that future. */
  boolean isOutcome(Value value) {
    JavaType type = value.type();
    Hierarchy hierarchy = parts.context().program().hierarchy();
    return type.kind() == JavaType.Kind.CLASS
        && (hierarchy.isKnownSubclass(type.internalName(), "java/util/concurrent/Future")
            || hierarchy.isKnownSubclass(
                type.internalName(), "java/util/concurrent/CompletionStage"));
  }

  /** Whether a value can only be one object: of those made in a loop, that of the same round. */
  private boolean isCertain(Value value, Symbols symbols, Block block) {
    if (symbols.fresh().size() != 1) {
      return false;
    }
    Value made = parts.body().value(symbols.fresh().get(0));
    List<BitSet> around = loops.around(((Value.Result) made).definition());
    boolean isLast =
        LockNaming.plain(value) == made
            || (!symbols.reached().isEmpty()
                && symbols.reached().stream().noneMatch(r -> r.path().last() == Step.ELEMENT));
    return around.isEmpty()
        || (isLast && around.stream().allMatch(loop -> loop.get(block.index())));
  }

  /** Whether one of some objects stands for a fork. */
  boolean areHandles(Iterable<Integer> objects, Fork fork) {
    for (int object : objects) {
      if (starts.getOrDefault(object, Set.of()).contains(startOf(fork))) {
        return true;
      }
    }
    return false;
  }

  /** Whether objects stand for a fork, and it is started elsewhere than in a loop. */
  boolean isStartedOutside(Fork fork, Set<Integer> objects, BitSet loop) {
    Block start = blocks.get(startOf(fork));
    return start != null && !loop.get(start.index()) && areHandles(objects, fork);
  }

  /** A thread stands for the task that it was made with, and is over with it. */
  private Symbols withWrapped(Symbols task) {
    Symbols all = task;
    for (int depth = 0; depth < MAX_DEPTH; depth++) {
      for (int object : all.fresh()) {
        Symbols held = parts.values().objects.get(object, Step.ELEMENT);
        all = held == null ? all : all.union(held);
      }
    }
    return all;
  }

  /** What stands for the code that a call hands over. */
  Symbols of(Source what, Invoke call) {
    Values values = parts.values();
    Symbols task = withWrapped(Sources.of(what, call, values));
    Symbols receiver = Sources.of(Operand.THIS, call, values);
    Symbols result = Sources.of(Operand.RESULT, call, values);
    Symbols handle = result.equals(receiver) ? task : task.union(result);
    boolean runsOthers = Operand.THIS.in(call).filter(value -> !isOutcome(value)).isPresent();
    return runsOthers ? handle.union(receiver) : handle;
  }
}

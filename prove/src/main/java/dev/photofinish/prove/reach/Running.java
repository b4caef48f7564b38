package dev.photofinish.prove.reach;

import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.thread.Once;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Which methods and loops certainly run, on the stack of whoever calls an instance: W of the type
 * rules, as far as it is the same for all callers.
 *
 * <p>Of a thread's first method, and of an initialiser, which runs on whosoever stack, nothing is
 * known. The same is said of what library code calls back. What runs at most once in any execution
 * is left out: there is but one iteration of it, which tells nobody from anybody.
 */
final class Running {

  private static final int[] NOTHING = {};

  private final PointsTo points;
  private final Positions positions;
  private final Once once;
  private final MethodStatements statements;
  private final int[] @Nullable [] atEntry;
  private final BitSet waiting = new BitSet();

  Running(PointsTo points, Positions positions, Once once, MethodStatements statements) {
    this.points = points;
    this.positions = positions;
    this.once = once;
    this.statements = statements;
    this.atEntry = new int[points.instances().size()][];
    points.roots().values().forEach(roots -> roots.forEach(root -> enter(root, NOTHING)));
    solve();
  }

  private void solve() {
    while (!waiting.isEmpty()) {
      int next = waiting.nextSetBit(0);
      waiting.clear(next);
      for (CallEdge edge : points.instances().get(next).edges()) {
        enter(edge.target(), edge.isDirect() ? atCall(edge) : NOTHING);
      }
    }
  }

  private int[] atCall(CallEdge edge) {
    CallSite site = edge.site();
    return site == null ? NOTHING : at(edge.caller(), site.place().block());
  }

  /** Keeps what runs whoever calls; the target's own positions are those of the new call. */
  private void enter(Instance target, int[] running) {
    int[] known = atEntry[target.id()];
    IntStream before =
        Arrays.stream(running)
            .filter(each -> each < positions.of(target) || each >= positions.endOf(target));
    int[] kept =
        (known == null ? before : before.filter(each -> Arrays.binarySearch(known, each) >= 0))
            .toArray();
    if (known == null || kept.length < known.length) {
      atEntry[target.id()] = kept;
      waiting.set(target.id());
    }
  }

  /** What certainly runs at a block of an instance, its own loops included, in ascending order. */
  int[] at(Instance instance, int block) {
    int[] known = atEntry[instance.id()];
    IntArrayList all = new IntArrayList(known == null ? NOTHING : known);
    addOwn(instance, block, all);
    all.sort(null);
    return all.toIntArray();
  }

  /** What tells apart the objects that a block of an instance makes: their own positions. */
  int[] own(Instance instance, int block) {
    IntArrayList own = new IntArrayList();
    addOwn(instance, block, own);
    return own.toIntArray();
  }

  private void addOwn(Instance instance, int block, IntArrayList all) {
    if (!once.runsOnce(instance)) {
      all.add(positions.of(instance));
    }
    for (int loop : statements.of(instance.code()).around(block)) {
      all.add(positions.ofLoop(instance, loop));
    }
  }
}

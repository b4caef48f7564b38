package dev.photofinish.prove.reach;

import dev.photofinish.ir.MethodRef;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.thread.Once;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The type of each variable of each method in each context, and the effects of the program: what
 * the type and effect system of section 3.4 finds, lifted as section 3.6 says. Plain data once it
 * is there.
 *
 * <p>What is found is the least solution of the rules, from below: a variable that has no type yet
 * has had no object yet.
 *
 * <p><b>What a 1 means.</b> The iteration of a method is one call of it, by one thread: no two
 * calls are the same, whoever does them. That of a loop is one round through it in such a call. An
 * object has, for each position, the innermost call of that method that was on the stack of the
 * thread that allocated it, or 0; for a loop, the round that call was in, or 0. This never changes,
 * and is the same for all who look at the object. A variable's type has a 1 for a position if its
 * object has the innermost call, or round, that is on the stack <em>below and up to the frame that
 * has the variable</em>. So
 *
 * <ul>
 *   <li>all variables of one frame that have a 1 agree on the iteration, as figure 3.7 (c) wants,
 *       and an effect that a store in that frame has says the same of the two objects;
 *   <li>what other threads do, and how many run the same methods, is of no account: their calls are
 *       other calls. What they pass to each other goes through the heap, or to the first method of
 *       a thread, whose parameters have no 1, as its stack begins with it;
 *   <li>a call leaves the variables of its caller alone, as the frames above are gone when it
 *       returns, however it does. When a method is entered, 1s for itself and for its loops become
 *       top, which makes recursion sound; when it returns, those of what it returns do;
 *   <li>an initialiser has no parameters, and runs on the stack of somebody of whom nothing is
 *       assumed. Exceptions, static fields, what library code gives and what it calls back with
 *       have no 1.
 * </ul>
 *
 * <p><b>What tells objects apart.</b> A statement runs once at most in one round of the loops
 * around it, in one call. So two objects of one origin that have the same call of its method and
 * the same rounds of the loops around it are the same, which {@link DisjointReachability} relies
 * on. Other positions say no more of that. Objects of which one run makes several, and copies, are
 * not told apart by anything, and all their fields are loose.
 */
final class Solution {

  /** How many origins a type has before it becomes top: what is new comes from few places. */
  private static final int MOST_ORIGINS = 16;

  /** How often types may change, for each instance; far more than programs are seen to need. */
  private static final int MOST_CHANGES = 200;

  private final PointsTo points;
  private final MethodStatements statements;
  private final LibraryStores libraryStores;
  private final Positions positions;
  private final Running running;
  private final Origins origins;
  private final Heap heap;
  private final HeapType top;
  private final @Nullable HeapType[][] types;
  private final Set<First> stored = new HashSet<>();
  private final BitSet waiting = new BitSet();
  private long changes;

  private record First(Statements.Store store, Instance instance) {}

  private Solution(PointsTo points, LibraryFacts library, Once once) {
    this.points = points;
    List<Instance> instances = points.instances();
    this.statements = new MethodStatements(points.fields());
    this.libraryStores = new LibraryStores(library, points.fields());
    this.positions = new Positions(instances);
    this.running = new Running(points, positions, once, statements);
    this.origins = new Origins(points, once, statements, running);
    this.heap = new Heap(points, origins, positions.size(), waiting::set);
    this.top = HeapType.top(positions.size());
    this.types = new HeapType[instances.size()][];
    for (Instance instance : instances) {
      types[instance.id()] = new HeapType[instance.code().variableCount()];
    }
    waiting.set(0, instances.size());
  }

  /** Solves; nothing if that would take too much. */
  static Optional<Solution> of(PointsTo points, LibraryFacts library, Once once) {
    Solution solution = new Solution(points, library, once);
    points.roots().values().forEach(roots -> roots.forEach(solution::enterFromOutside));
    for (Instance instance : points.instances()) {
      boolean isPassed = instance.callers().stream().allMatch(CallEdge::isDirect);
      if (!isPassed) {
        solution.enterFromOutside(instance);
      }
    }
    boolean isSolved = solution.solve();
    while (isSolved && solution.coverAll()) {
      isSolved = solution.solve();
    }
    return isSolved ? Optional.of(solution) : Optional.empty();
  }

  /** Nothing is known of what comes with a call that no statement of the program does. */
  private void enterFromOutside(Instance instance) {
    MethodCode code = instance.code();
    for (int i = 0; i < code.formalCount(); i++) {
      if (code.formal(i) != MethodCode.NONE) {
        types[instance.id()][code.formal(i)] = top;
      }
    }
  }

  private boolean solve() {
    while (!waiting.isEmpty() && changes <= (long) MOST_CHANGES * types.length) {
      int next = waiting.nextSetBit(0);
      waiting.clear(next);
      new TypeFlow(points.instances().get(next), points, this).run();
    }
    return waiting.isEmpty();
  }

  /** What a variable may point to by ways that the rules do not know; whether there is any. */
  private boolean coverAll() {
    boolean found = false;
    for (Instance instance : points.instances()) {
      for (int i = 0; i < instance.code().variableCount(); i++) {
        if (!isCovered(types[instance.id()][i], points.of(instance, i))) {
          define(instance, i, top);
          waiting.set(instance.id());
          found = true;
        }
      }
    }
    return found;
  }

  private boolean isCovered(@Nullable HeapType type, ObjectSet objects) {
    if (type == null) {
      return objects.isEmpty();
    }
    return type.site().isTop()
        || Arrays.stream(objects.toArray())
            .allMatch(each -> origins.of(each).intStream().anyMatch(type.site()::contains));
  }

  Statements statements(MethodCode code) {
    return statements.of(code);
  }

  List<LibraryStores.Stored> storesOf(MethodRef method) {
    return libraryStores.of(method);
  }

  Positions positions() {
    return positions;
  }

  Origins origins() {
    return origins;
  }

  Heap heap() {
    return heap;
  }

  /** The type of which nothing is known but what a variable may point to. */
  HeapType top() {
    return top;
  }

  /** The type of a variable; null if it is always null. */
  @Nullable HeapType typeOf(Instance instance, int variable) {
    return variable == MethodCode.NONE ? null : types[instance.id()][variable];
  }

  /** Rule 3.12. */
  HeapType created(Instance instance, Statements.Create create) {
    int origin = origins.createdBy(instance, create.variable());
    if (origin < 0) {
      return top;
    }
    int[] zeros =
        Arrays.stream(statements(instance.code()).notAround(create.block()))
            .map(loop -> positions.ofLoop(instance, loop))
            .toArray();
    int[] ones = running.at(instance, create.block());
    LoopVector vector = LoopVector.of(positions.size(), AbstractCount.TOP, ones, zeros);
    return new HeapType(AbstractSite.of(origin), vector);
  }

  /** Adds to what is known of a variable; whether that is new. */
  boolean define(Instance instance, int variable, HeapType type) {
    HeapType known = types[instance.id()][variable];
    if (known != null && known.site().isTop()) {
      return false;
    }
    HeapType joined = simple(known == null ? type : known.join(type));
    if (joined.equals(known)) {
      return false;
    }
    types[instance.id()][variable] = joined;
    changes++;
    if (variable == instance.code().returned()) {
      instance.callers().forEach(edge -> waiting.set(edge.caller().id()));
    }
    return true;
  }

  private HeapType simple(HeapType type) {
    boolean isUseful = type.vector().hasOnes() && type.site().size() <= MOST_ORIGINS;
    return isUseful ? type : top;
  }

  /** What is known of an object outside of a call in which it may have been allocated. */
  HeapType outside(Instance instance, HeapType type) {
    return type.loopback(positions.of(instance), positions.endOf(instance));
  }

  /** Whether nothing is known of a variable but what it may point to. */
  boolean isTop(Instance instance, int variable) {
    HeapType type = types[instance.id()][variable];
    return type != null && type.site().isTop();
  }

  /** Whether it matters to a method what it is passed. */
  boolean isOpen(Instance target) {
    MethodCode code = target.code();
    for (int i = 0; i < code.formalCount(); i++) {
      if (code.formal(i) != MethodCode.NONE && !isTop(target, code.formal(i))) {
        return true;
      }
    }
    return false;
  }

  /** An object is passed to a method. */
  void pass(Instance target, int formal, HeapType type) {
    HeapType passed = type.site().isTop() ? type : passable(target, formal, type);
    if (!passed.isNull() && define(target, formal, outside(target, passed))) {
      waiting.set(target.id());
    }
  }

  /** Of several objects, a method in a context is called on those that have that context. */
  private HeapType passable(Instance target, int formal, HeapType type) {
    ObjectSet objects = points.of(target, formal);
    int[] kept =
        type.site().sites().filter(each -> objects.contains(origins.objectOf(each))).toArray();
    return new HeapType(AbstractSite.of(kept), type.vector());
  }

  /** Whether a statement is done for the first time in a context. */
  boolean isFirst(Statements.Store store, Instance instance) {
    return stored.add(new First(store, instance));
  }
}

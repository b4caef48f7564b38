package dev.photofinish.prove.reach;

import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.heap.Site;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.thread.Once;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The sites of types: an abstract object as one instance allocates it. With short contexts, many
 * instances of a method make the same abstract object; the paper tells these apart by the vector,
 * which has a 1 for one instance and a 0 for the others. Here they are different sites instead, so
 * that a vector need not say which instances did <em>not</em> run.
 *
 * <p>So all objects of one origin began with the same vector, and what their types have is above
 * it: two types of the same origin are compatible (definition 3.8) whatever their vectors are. This
 * is why a 0 is of no use beyond the loops of the method that allocates.
 */
final class Origins {

  private final PointsTo points;
  private final List<IntArrayList> ofObjects = new ArrayList<>();
  private final IntArrayList objects = new IntArrayList();
  private final List<int @Nullable []> own = new ArrayList<>();
  private final Int2IntOpenHashMap[] created;

  @SuppressWarnings({"unchecked", "rawtypes"}) // An array of maps: there are very many instances.
  Origins(PointsTo points, Once once, MethodStatements statements, Running running) {
    this.points = points;
    this.created = new Int2IntOpenHashMap[points.instances().size()];
    for (int i = 0; i < points.objects().size(); i++) {
      ofObjects.add(new IntArrayList(1));
    }
    for (Instance instance : points.instances()) {
      Statements of = statements.of(instance.code());
      for (MethodCode.Allocation allocation : instance.code().allocations()) {
        add(instance, allocation, of, running);
      }
    }
    for (int i = 0; i < ofObjects.size(); i++) {
      if (ofObjects.get(i).isEmpty() || points.repeated().contains(i)) {
        add(i, once.isSingle(i) ? new int[0] : null);
      }
    }
  }

  private void add(
      Instance instance, MethodCode.Allocation allocation, Statements statements, Running running) {
    ObjectSet made = points.of(instance, allocation.variable());
    boolean isClass = allocation.site().kind() == Site.Kind.CLASS;
    if (made.size() != 1 || isClass || allocation.isInner()) {
      return;
    }
    int block = statements.definedIn(allocation.variable());
    boolean isTold = statements.isCounted(block) && !points.repeated().contains(made.only());
    int origin = add(made.only(), isTold ? running.own(instance, block) : null);
    Int2IntOpenHashMap known = created[instance.id()];
    if (known == null) {
      known = new Int2IntOpenHashMap();
      known.defaultReturnValue(-1);
      created[instance.id()] = known;
    }
    known.put(allocation.variable(), origin);
  }

  private int add(int object, int @Nullable [] positions) {
    int origin = objects.size();
    objects.add(object);
    own.add(positions);
    ofObjects.get(object).add(origin);
    return origin;
  }

  /** What a statement of an instance makes; -1 if that is not known. */
  int createdBy(Instance instance, int variable) {
    Int2IntOpenHashMap known = created[instance.id()];
    return known == null ? -1 : known.get(variable);
  }

  int objectOf(int origin) {
    return objects.getInt(origin);
  }

  /** All that may have made an object. */
  IntArrayList of(int object) {
    return ofObjects.get(object);
  }

  AbstractSite of(ObjectSet all) {
    IntArrayList found = new IntArrayList();
    all.forEach(object -> found.addAll(of(object)));
    int[] sorted = found.toIntArray();
    Arrays.sort(sorted);
    return AbstractSite.ofSorted(sorted);
  }

  /**
   * The positions that tell objects of an origin from each other: the call of the method, and the
   * iterations of the loops around the statement. Null if nothing does.
   */
  int @Nullable [] own(int origin) {
    return own.get(origin);
  }
}

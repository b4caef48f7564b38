package dev.photofinish.prove.points;

import dev.photofinish.ir.JavaType;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.ObjectSet;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayFIFOQueue;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The pointers of the analysis, by numbers: variables of instances, static fields, fields of
 * abstract objects. Each has a set of objects, of which a part is still to be passed on (difference
 * propagation). Confined to the solver's thread.
 *
 * <p>An edge is a long: the target in its low half, in its high half the number of the type that
 * lets objects pass, 0 if all pass.
 */
final class Nodes {

  static final int NO_OWNER = -1;

  private static final ObjectSet EMPTY = new ObjectSet();

  private static final int[] NO_MEMBERS = {};

  /** Somebody who does what follows from what a variable points to. */
  @FunctionalInterface
  interface Variables {
    void reached(int node, ObjectSet fresh);
  }

  private final TypeFilter types;
  private final Variables variables;
  private @Nullable ObjectSet[] sets = new ObjectSet[1 << 12];
  private @Nullable ObjectSet[] pending = new ObjectSet[1 << 12];
  private @Nullable LongArrayList[] edges = new LongArrayList[1 << 12];
  private int[] owners = new int[1 << 12];

  /** The node that a node was merged into; itself if it was not. */
  private int[] merged = new int[1 << 12];

  /** The last pass in which a node got something along an edge that lets all pass. */
  private int[] passes = new int[1 << 12];

  private int pass;
  private int count;
  private long work;

  private final Int2ObjectOpenHashMap<List<Consumer<ObjectSet>>> listeners =
      new Int2ObjectOpenHashMap<>();
  private final Int2ObjectOpenHashMap<LongOpenHashSet> manyEdges = new Int2ObjectOpenHashMap<>();
  private final Long2IntOpenHashMap fields = new Long2IntOpenHashMap();
  private final Int2ObjectOpenHashMap<IntArrayList> fieldsOfObject = new Int2ObjectOpenHashMap<>();
  private final Int2ObjectOpenHashMap<int[]> members = new Int2ObjectOpenHashMap<>();
  private final StoredFields stored = new StoredFields();

  private final IntArrayFIFOQueue queue = new IntArrayFIFOQueue();
  private final Deque<Runnable> deliveries = new ArrayDeque<>();

  /**
   * @param variables is told what variables point to that other nodes stand for
   */
  Nodes(TypeFilter types, Variables variables) {
    this.types = types;
    this.variables = variables;
    fields.defaultReturnValue(-1);
  }

  int size() {
    return count;
  }

  /** How much was passed on, in words of sets. */
  long work() {
    return work;
  }

  /** Adds neighbouring nodes and gives the first. */
  int add(int howMany, int owner) {
    int first = count;
    count += howMany;
    if (count > owners.length) {
      int more = Math.max(count, owners.length + (owners.length >> 1));
      sets = Arrays.copyOf(sets, more);
      pending = Arrays.copyOf(pending, more);
      edges = Arrays.copyOf(edges, more);
      owners = Arrays.copyOf(owners, more);
      merged = Arrays.copyOf(merged, more);
      passes = Arrays.copyOf(passes, more);
    }
    Arrays.fill(owners, first, count, owner);
    for (int i = first; i < count; i++) {
      merged[i] = i;
    }
    return first;
  }

  /** Adds a node that is no variable. */
  int add() {
    return add(1, NO_OWNER);
  }

  private int find(int node) {
    int at = node;
    while (merged[at] != at) {
      merged[at] = merged[merged[at]];
      at = merged[at];
    }
    return at;
  }

  /** Whether one of two nodes was merged into the other. */
  boolean isSame(int one, int other) {
    return find(one) == find(other);
  }

  /** Has one node stand for another, too, as what the one points to the other does. */
  void merge(int into, int other) {
    int kept = find(into);
    int gone = find(other);
    if (kept == gone) {
      return;
    }
    merged[gone] = kept;
    ObjectSet set = objects(gone, sets).copy();
    ObjectSet heard = set.without(objects(gone, pending));
    ObjectSet missed = objects(kept, sets).without(heard).without(objects(kept, pending));
    LongArrayList out = edges[gone];
    List<Consumer<ObjectSet>> listening = listeners.remove(gone);
    sets[gone] = null;
    pending[gone] = null;
    edges[gone] = null;
    manyEdges.remove(gone);
    mergeMembers(kept, gone, missed);
    add(kept, set);
    if (out != null) {
      out.forEach(edge -> addEdge(kept, edge, objects(kept).copy()));
    }
    if (listening != null) {
      listeners.computeIfAbsent(kept, k -> new ArrayList<>(1)).addAll(listening);
      listening.forEach(listener -> deliver(listener, missed));
    }
  }

  private static ObjectSet objects(int node, @Nullable ObjectSet[] of) {
    ObjectSet set = of[node];
    return set == null ? EMPTY : set;
  }

  /** The variables of both are those of one; what some of them did not have yet, they get. */
  private void mergeMembers(int kept, int gone, ObjectSet missed) {
    IntArrayList all = new IntArrayList(members(kept));
    for (int member : members(gone)) {
      all.add(member);
      if (!missed.isEmpty()) {
        deliveries.add(() -> variables.reached(member, missed));
      }
    }
    members.remove(gone);
    members.put(kept, all.toIntArray());
  }

  /** The variables that a node stands for. */
  int[] members(int node) {
    int[] known = members.get(node);
    if (known != null) {
      return known;
    }
    return owners[node] == NO_OWNER ? NO_MEMBERS : new int[] {node};
  }

  /** The node that stands for a node. */
  int standIn(int node) {
    return find(node);
  }

  /** The edges of a node that let everything pass, by their targets. */
  IntArrayList targets(int node) {
    IntArrayList found = new IntArrayList();
    LongArrayList list = edges[node];
    for (int i = 0; list != null && i < list.size(); i++) {
      if (list.getLong(i) >>> 32 == 0) {
        found.add(find((int) list.getLong(i)));
      }
    }
    return found;
  }

  private void addEdge(int from, long edge, ObjectSet set) {
    if (find((int) edge) != find(from) && addEdge(find(from), edge)) {
      add((int) edge, types.filter(set, (int) (edge >>> 32)));
    }
  }

  /** The instance that has the variable, or {@link #NO_OWNER}. */
  int owner(int node) {
    return owners[node];
  }

  /** The node of a field of an abstract object; of a static field, the object is -1. */
  int field(int object, ProgramField field) {
    long key = (long) object << 32 | field.id();
    int node = fields.get(key);
    if (node < 0) {
      node = add();
      stored.addField(node);
      fields.put(key, node);
      fieldsOfObject.computeIfAbsent(object, k -> new IntArrayList(2)).add(field.id());
    }
    return node;
  }

  /** What a field of an object may point to; empty if nobody stored anything. */
  ObjectSet fieldObjects(int object, int field) {
    int node = fields.get((long) object << 32 | field);
    return node < 0 ? EMPTY : objects(node);
  }

  /** Whether an object may have come into a field by other ways than {@link #store}. */
  boolean isStoredElsewhere(int object, int field) {
    int node = fields.get((long) object << 32 | field);
    return node >= 0 && stored.isStoredElsewhere(node);
  }

  /** The numbers of the fields of an object that were used. */
  IntArrayList fieldsOf(int object) {
    IntArrayList all = fieldsOfObject.get(object);
    return all == null ? new IntArrayList(0) : all;
  }

  ObjectSet objects(int node) {
    ObjectSet set = sets[find(node)];
    return set == null ? EMPTY : set;
  }

  /** Adds objects to a node; they are passed on later. */
  void add(int node, ObjectSet more) {
    if (more.isEmpty()) {
      return;
    }
    work += more.words();
    int kept = find(node);
    ObjectSet fresh = set(kept).addAll(more);
    if (fresh != null) {
      enqueue(kept, fresh);
    }
  }

  void addObject(int node, int object) {
    stored.storeElsewhere(node);
    int kept = find(node);
    if (set(kept).add(object)) {
      enqueue(kept, ObjectSet.of(object));
    }
  }

  /** The set of a node that was not merged. */
  private ObjectSet set(int node) {
    ObjectSet set = sets[node];
    if (set == null) {
      set = new ObjectSet();
      sets[node] = set;
    }
    return set;
  }

  private void enqueue(int node, ObjectSet fresh) {
    ObjectSet waiting = pending[node];
    if (waiting == null) {
      pending[node] = fresh;
      queue.enqueue(node);
    } else {
      waiting.addAll(fresh);
    }
  }

  /** All that one points to, the other points to as well. */
  void edge(int from, int to) {
    edge(from, to, null);
  }

  /**
   * The same for objects of a type.
   *
   * @param type null if all pass
   */
  void edge(int from, int to, @Nullable JavaType type) {
    stored.storeElsewhere(to);
    link(from, to, type == null ? 0 : types.ofGiven(type));
  }

  /** A statement of the program stores all that a variable points to in a field. */
  void store(int variable, int field) {
    stored.store(field);
    link(variable, field, 0);
  }

  /** Library code puts whatever it has into a field, and takes what is there. */
  void mix(int node, int field) {
    stored.storeElsewhere(field);
    merge(node, field);
  }

  /** A view has what it is a view of, and puts there what is put into it. */
  void share(int viewed, int view) {
    stored.share(viewed, view);
    link(viewed, view, 0);
    link(view, viewed, 0);
  }

  private void link(int from, int to, int filter) {
    int source = find(from);
    int target = find(to);
    if (source == target || !addEdge(source, (long) filter << 32 | target)) {
      return;
    }
    ObjectSet set = sets[source];
    if (set != null) {
      add(target, types.filter(set, filter));
    }
  }

  private boolean addEdge(int from, long edge) {
    LongArrayList list = edges[from];
    if (list == null) {
      list = new LongArrayList(2);
      edges[from] = list;
    }
    if (list.size() < 16) {
      if (list.contains(edge)) {
        return false;
      }
    } else if (!manyEdges.computeIfAbsent(from, this::known).add(edge)) {
      return false;
    }
    list.add(edge);
    return true;
  }

  /** A node with many edges has a set of them beside their list. */
  private LongOpenHashSet known(int from) {
    LongArrayList list = edges[from];
    return list == null ? new LongOpenHashSet() : new LongOpenHashSet(list);
  }

  /** Somebody wants to know of all objects that a node points to, now and later. */
  void listen(int listened, Consumer<ObjectSet> listener) {
    int node = find(listened);
    listeners.computeIfAbsent(node, k -> new ArrayList<>(1)).add(listener);
    ObjectSet set = sets[node];
    if (set != null) {
      // What is pending comes later, with all the rest.
      ObjectSet waiting = pending[node];
      deliver(listener, waiting == null ? set.copy() : set.without(waiting));
    }
  }

  /** Not at once: listeners make others listen, and so on. */
  private void deliver(Consumer<ObjectSet> listener, ObjectSet objects) {
    if (!objects.isEmpty()) {
      deliveries.add(() -> listener.accept(objects));
    }
  }

  /** What listeners are still to hear; null if they heard all. */
  @Nullable Runnable nextDelivery() {
    return deliveries.poll();
  }

  boolean isDone() {
    return queue.isEmpty() && deliveries.isEmpty();
  }

  /** What is new at a node; whoever takes it passes it on. */
  private ObjectSet takePending(int node) {
    ObjectSet fresh = pending[node];
    pending[node] = null;
    return fresh == null ? EMPTY : fresh;
  }

  /** Passes what is new at the next node on to its variables, along edges, to those who listen. */
  void passOn() {
    int node = queue.dequeueInt();
    ObjectSet fresh = takePending(node);
    if (fresh.isEmpty()) {
      return;
    }
    for (int member : members(node)) {
      variables.reached(member, fresh);
    }
    passOn(find(node), fresh);
  }

  private void passOn(int node, ObjectSet fresh) {
    LongArrayList list = edges[node];
    if (list != null) {
      passOn(node, fresh, list);
    }
    List<Consumer<ObjectSet>> heard = listeners.get(node);
    if (heard != null) {
      for (int i = 0; i < heard.size(); i++) {
        heard.get(i).accept(fresh);
      }
    }
  }

  /** Edges to nodes that were merged are often the same then: all but one of them go. */
  private void passOn(int node, ObjectSet fresh, LongArrayList list) {
    pass++;
    int kept = 0;
    for (int i = 0; i < list.size(); i++) {
      long edge = list.getLong(i);
      int target = find((int) edge);
      boolean isOpen = edge >>> 32 == 0;
      if (target != node && !(isOpen && passes[target] == pass)) {
        passes[target] = isOpen ? pass : passes[target];
        list.set(kept++, edge >>> 32 << 32 | target);
        add(target, types.filter(fresh, (int) (edge >>> 32)));
      }
    }
    list.size(kept);
  }
}

package dev.photofinish.prove.points;

import dev.photofinish.ir.JavaType;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.ObjectSet;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The pointers of the analysis, by numbers: variables of instances, static fields, fields of
 * abstract objects. Each has a set of objects, of which a part is still to be passed on (difference
 * propagation). Confined to the solver's thread.
 */
final class Nodes {

  private static final ObjectSet EMPTY = new ObjectSet();

  /** Somebody who does what follows from what a variable points to. */
  @FunctionalInterface
  interface Variables {
    void reached(int node, ObjectSet fresh);
  }

  private final TypeFilter types;
  private final Variables variables;
  private final StandIns standIns = new StandIns();
  private final PointsToSets sets = new PointsToSets();
  private final Edges edges = new Edges(standIns);
  private final Listeners listeners = new Listeners();
  private final FieldNodes fields = new FieldNodes();
  private final StoredFields stored = new StoredFields();

  /**
   * @param variables is told what variables point to that other nodes stand for
   */
  Nodes(TypeFilter types, Variables variables) {
    this.types = types;
    this.variables = variables;
  }

  int size() {
    return standIns.size();
  }

  /** How much was passed on, in words of sets. */
  long work() {
    return sets.work();
  }

  /** Adds neighbouring nodes, the variables of an instance, and gives the first. */
  int add(int howMany, int owner) {
    int first = standIns.add(howMany, owner);
    sets.makeRoom(standIns.size());
    edges.makeRoom(standIns.size());
    return first;
  }

  /** Adds a node that is no variable. */
  int add() {
    return add(1, StandIns.NO_OWNER);
  }

  boolean isVariable(int node) {
    return standIns.owner(node) != StandIns.NO_OWNER;
  }

  /** The number of the instance that has a variable. */
  int owner(int variable) {
    return standIns.owner(variable);
  }

  /** The node that stands for a node. */
  int standIn(int node) {
    return standIns.find(node);
  }

  /** The variables that a node stands for. */
  int[] members(int node) {
    return standIns.members(node);
  }

  /** Whether one of two nodes was merged into the other. */
  boolean isSame(int one, int other) {
    return standIns.find(one) == standIns.find(other);
  }

  /** Has one node stand for another, too, as what the one points to the other does. */
  void merge(int into, int other) {
    int kept = standIns.find(into);
    int gone = standIns.find(other);
    if (kept == gone) {
      return;
    }
    int[] joining = standIns.members(gone);
    standIns.merge(kept, gone);
    ObjectSet missed = sets.passedOn(kept).without(sets.passedOn(gone));
    add(kept, sets.remove(gone));
    for (int member : joining) {
      listeners.deliver(objects -> variables.reached(member, objects), missed);
    }
    moveEdges(gone, kept);
    listeners.move(gone, kept, missed);
  }

  private void moveEdges(int from, int to) {
    LongArrayList moved = edges.remove(from);
    if (moved != null) {
      moved.forEach(edge -> moveEdge(edge, to));
    }
  }

  private void moveEdge(long edge, int to) {
    int target = Edges.target(edge);
    if (standIns.find(target) != to && edges.add(to, edge)) {
      add(target, types.filter(sets.of(to), Edges.filter(edge)));
    }
  }

  /** The edges of a node that let everything pass, by their targets. */
  IntArrayList targets(int node) {
    return edges.openTargets(node);
  }

  /** The node of a field of an abstract object; of a static field, the object is -1. */
  int field(int object, ProgramField field) {
    int node = fields.get(object, field.id());
    if (node == FieldNodes.NONE) {
      node = add();
      stored.addField(node);
      fields.put(object, field.id(), node);
    }
    return node;
  }

  /** What a field of an object may point to; empty if nobody stored anything. */
  ObjectSet fieldObjects(int object, int field) {
    int node = fields.get(object, field);
    return node == FieldNodes.NONE ? EMPTY : objects(node);
  }

  /** Whether an object may have come into a field by other ways than {@link #store}. */
  boolean isStoredElsewhere(int object, int field) {
    int node = fields.get(object, field);
    return node != FieldNodes.NONE && stored.isStoredElsewhere(node);
  }

  /** The numbers of the fields of an object that were used. */
  IntArrayList fieldsOf(int object) {
    return fields.of(object);
  }

  ObjectSet objects(int node) {
    return sets.of(standIns.find(node));
  }

  /** Adds objects to a node; they are passed on later. */
  void add(int node, ObjectSet more) {
    if (!more.isEmpty()) {
      sets.addAll(standIns.find(node), more);
    }
  }

  void addObject(int node, int object) {
    stored.storeElsewhere(node);
    sets.add(standIns.find(node), object);
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
    int source = standIns.find(from);
    int target = standIns.find(to);
    if (source == target || !edges.add(source, Edges.edge(filter, target))) {
      return;
    }
    ObjectSet set = sets.of(source);
    if (!set.isEmpty()) {
      add(target, types.filter(set, filter));
    }
  }

  /** Somebody wants to know of all objects that a node points to, now and later. */
  void listen(int listened, Consumer<ObjectSet> listener) {
    int node = standIns.find(listened);
    listeners.add(node, listener);
    // What is pending comes later, with all the rest.
    listeners.deliver(listener, sets.passedOn(node));
  }

  /** What listeners are still to hear; null if they heard all. */
  @Nullable Runnable nextDelivery() {
    return listeners.nextDelivery();
  }

  boolean isDone() {
    return sets.isPassedOn() && listeners.heardAll();
  }

  /** Passes what is new at the next node on to its variables, along edges, to those who listen. */
  void passOn() {
    int node = sets.next();
    ObjectSet fresh = sets.takePending(node);
    if (fresh.isEmpty()) {
      return;
    }
    for (int member : members(node)) {
      variables.reached(member, fresh);
    }
    int kept = standIns.find(node);
    passAlongEdges(kept, fresh);
    listeners.tell(kept, fresh);
  }

  private void passAlongEdges(int node, ObjectSet fresh) {
    LongArrayList list = edges.of(node);
    for (int i = 0; list != null && i < list.size(); i++) {
      long edge = list.getLong(i);
      add(Edges.target(edge), types.filter(fresh, Edges.filter(edge)));
    }
  }
}

package dev.photofinish.predict.values;

import dev.photofinish.predict.encoding.HardEdges;
import dev.photofinish.predict.symbolic.Condition;
import dev.photofinish.predict.symbolic.Dependence;
import dev.photofinish.predict.symbolic.Expression;
import dev.photofinish.predict.symbolic.Flip;
import dev.photofinish.predict.symbolic.SymbolicEvent;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The events that can happen in a query, and what is certain of them beforehand: those of the
 * window without what a flip replaces, and then those of the flip. Nodes are places in that list.
 */
final class Nodes {

  static final int NONE = -1;

  private final List<SymbolicEvent> all;
  private final int recorded;
  private final Map<Long, Integer> byNumber = new HashMap<>();
  private final Map<Integer, List<Integer>> threads = new HashMap<>();
  private final Map<Place, List<Integer>> writes = new HashMap<>();
  private final HardEdges hard;
  private final BitSet impossible;
  private final int first;
  private final int second;

  Nodes(ValueQuery query, Recorded facts) {
    this.all = kept(query);
    this.recorded = all.size();
    query.window().flip().ifPresent(flip -> all.addAll(flip.events()));
    for (int node = 0; node < all.size(); node++) {
      add(node, event(node));
    }
    this.hard = new HardEdges(all.stream().map(SymbolicEvent::event).toList());
    this.first = node(query.first());
    this.second = node(query.second());
    this.impossible = new Impossible(this, facts, query.window()).nodes();
  }

  private static List<SymbolicEvent> kept(ValueQuery query) {
    List<SymbolicEvent> kept = new ArrayList<>(query.window().events());
    query.window().flip().ifPresent(flip -> kept.removeIf(e -> isReplaced(e.event(), flip)));
    return kept;
  }

  static boolean isReplaced(Event event, Flip flip) {
    return event.thread() == flip.thread() && event.number() > flip.after();
  }

  private void add(int node, Event event) {
    byNumber.put(event.number(), node);
    threads.computeIfAbsent(event.thread(), t -> new ArrayList<>()).add(node);
    if (event.kind().isWrite() || event.kind() == EventKind.INITIAL) {
      writes.computeIfAbsent(Place.of(event), p -> new ArrayList<>()).add(node);
    }
  }

  int size() {
    return all.size();
  }

  SymbolicEvent symbolic(int node) {
    return all.get(node);
  }

  Event event(int node) {
    return all.get(node).event();
  }

  /** Whether it is as it was recorded, not on the other side of a branch. */
  boolean isRecorded(int node) {
    return node < recorded;
  }

  /** The node of an event, or {@link #NONE}. */
  int node(long number) {
    return byNumber.getOrDefault(number, NONE);
  }

  Set<Integer> threads() {
    return threads.keySet();
  }

  List<Integer> ofThread(int thread) {
    return threads.getOrDefault(thread, List.of());
  }

  List<Integer> writes(Event access) {
    return writes(access.object(), access.member());
  }

  List<Integer> writes(long object, int member) {
    return writes.getOrDefault(new Place(object, member), List.of());
  }

  int first() {
    return first;
  }

  int second() {
    return second;
  }

  boolean isRace(int node) {
    return node == first || node == second;
  }

  HardEdges hard() {
    return hard;
  }

  /** Whether it has to happen before the race. */
  boolean isSurelyIn(int node) {
    return hard.isBefore(node, first) || hard.isBefore(node, second);
  }

  /** Whether it can happen before the race. */
  boolean canBeIn(int node) {
    return !isRace(node)
        && !isUntold(node)
        && !hard.isBefore(first, node)
        && !hard.isBefore(second, node)
        && !impossible.get(node);
  }

  /**
   * Whether it is a write on another way of which nobody knows what it leaves: it can only race.
   */
  private boolean isUntold(int node) {
    SymbolicEvent symbolic = symbolic(node);
    return !isRecorded(node) && symbolic.event().kind().isWrite() && symbolic.written().isEmpty();
  }

  boolean isImpossible(int node) {
    return impossible.get(node);
  }

  /** All conditions of an event, also those that follow from its kind. */
  List<Condition> conditions(int node) {
    SymbolicEvent symbolic = symbolic(node);
    Event event = symbolic.event();
    List<Condition> conditions = new ArrayList<>(symbolic.conditions());
    if (event.kind() == EventKind.UPDATE && symbolic.written().isEmpty()) {
      conditions.add(new Condition.AsRecorded(new Dependence(Set.of(event.number()), Set.of())));
    }
    if (event.kind() == EventKind.GAP) {
      conditions.add(new Condition.AsRecorded(new Dependence(Set.of(), allBefore(event))));
    }
    return conditions;
  }

  private Set<Dependence.Past> allBefore(Event gap) {
    return threads.keySet().stream()
        .map(thread -> new Dependence.Past(thread, gap.number()))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** What a write leaves, as an expression. */
  Expression written(int node) {
    Event event = event(node);
    return symbolic(node)
        .written()
        .orElseGet(
            () ->
                new Expression.Unknown(
                    new Dependence(
                        Set.of(), Set.of(new Dependence.Past(event.thread(), event.number())))));
  }
}

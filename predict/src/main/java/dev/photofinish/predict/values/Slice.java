package dev.photofinish.predict.values;

import dev.photofinish.predict.symbolic.Condition;
import dev.photofinish.predict.symbolic.Dependence;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The events that can matter for a race: what has to happen before it, the writes to memory whose
 * values matter, and what those need in turn.
 *
 * <p>Whatever else happens in a witness can be left out of it: of each thread the first events are
 * kept, locks that are taken are given back as before, and all writes to what is read are there.
 */
final class Slice {

  private final Nodes nodes;
  private final Recorded facts;
  private final Sections sections;
  private final Notices notices;
  private final BitSet included = new BitSet();
  private final BitSet reads = new BitSet();
  private final Set<Place> places = new HashSet<>();
  private final Set<Dependence.Past> pasts = new HashSet<>();
  private final Deque<Runnable> work = new ArrayDeque<>();
  private final int[][] needs;

  Slice(Nodes nodes, Recorded facts, Sections sections, Notices notices) {
    this.nodes = nodes;
    this.facts = facts;
    this.sections = sections;
    this.notices = notices;
    this.needs = needs();
    collect();
  }

  private int[][] needs() {
    int[] counts = new int[nodes.size()];
    nodes.hard().edges().forEach(edge -> counts[edge[1]]++);
    int[][] all = new int[nodes.size()][];
    for (int[] edge : nodes.hard().edges()) {
      all[edge[1]] = all[edge[1]] == null ? new int[counts[edge[1]]] : all[edge[1]];
      all[edge[1]][--counts[edge[1]]] = edge[0];
    }
    return all;
  }

  private void collect() {
    visit(nodes.first());
    visit(nodes.second());
    while (!work.isEmpty()) {
      work.pop().run();
    }
  }

  /** Whether an event can matter. */
  boolean includes(int node) {
    return node != Nodes.NONE && included.get(node);
  }

  /** Those whose values can matter. */
  BitSet reads() {
    return reads;
  }

  private void include(int node) {
    if (node != Nodes.NONE && nodes.canBeIn(node) && !included.get(node)) {
      included.set(node);
      work.push(() -> visit(node));
    }
  }

  private void visit(int node) {
    Event event = nodes.event(node);
    if (needs[node] != null) {
      for (int before : needs[node]) {
        include(before);
      }
    }
    for (Condition condition : nodes.conditions(node)) {
      need(Dependences.of(condition));
    }
    switch (event.kind()) {
      case ACQUIRE, ACQUIRE_SHARED -> include(sections.release(node));
      case WAKE -> {
        include(sections.release(node));
        notices.ofObject(event.object()).forEach(this::include);
      }
      default -> {}
    }
    if (event.kind().isAccess() && event.member() == Event.CONTENTS && !nodes.isRace(node)) {
      include(nodes.node(facts.writer(event.number())));
    }
  }

  private void need(Dependence dependence) {
    dependence.reads().forEach(this::needRead);
    dependence.pasts().forEach(this::needPast);
  }

  private void needRead(long number) {
    int node = nodes.node(number);
    if (node == Nodes.NONE || reads.get(node)) {
      return;
    }
    reads.set(node);
    include(node);
    Event event = nodes.event(node);
    if (!Pasts.finds(event)) {
      needAsRecorded(event);
      return;
    }
    int writer = nodes.node(facts.writer(number));
    if (writer != Nodes.NONE && Pasts.isByWriter(event, facts)) {
      Event write = nodes.event(writer);
      needPast(new Dependence.Past(write.thread(), write.number() + 1));
    }
    if (event.member() != Event.CONTENTS && places.add(Place.of(event))) {
      nodes.writes(event).forEach(write -> work.push(() -> needWritten(write)));
    }
  }

  private void needWritten(int write) {
    if (nodes.canBeIn(write)) {
      include(write);
      need(Dependences.of(nodes.written(write)));
    }
  }

  private void needPast(Dependence.Past past) {
    if (pasts.add(past)) {
      work.push(() -> visit(past));
    }
  }

  private void visit(Dependence.Past past) {
    for (Event fork : facts.fork(past.thread())) {
      needPast(new Dependence.Past(fork.thread(), fork.number() + 1));
    }
    List<Integer> ofThread = nodes.ofThread(past.thread());
    for (int node : ofThread) {
      Event event = nodes.event(node);
      if (event.number() < past.before()) {
        include(node);
        needAsRecorded(event);
      }
    }
  }

  private void needAsRecorded(Event event) {
    if (Pasts.finds(event)) {
      needRead(event.number());
    } else if (event.kind() == EventKind.AWAIT) {
      for (Event signal : facts.signalsBefore(event)) {
        needPast(new Dependence.Past(signal.thread(), signal.number()));
      }
    } else if (event.kind() == EventKind.JOIN) {
      needPast(new Dependence.Past((int) event.value(), event.number()));
    }
  }
}

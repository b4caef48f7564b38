package dev.photofinish.predict.values;

import static dev.photofinish.predict.values.Smt.FALSE;

import dev.photofinish.predict.encoding.SpinLocks;
import dev.photofinish.predict.symbolic.Before;
import dev.photofinish.predict.symbolic.Condition;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * A query as text for Z3: the constraints of section II of the paper, with path conditions, for the
 * events that can matter. Used by one thread.
 */
final class ValueEncoding {

  private final Smt smt = new Smt();
  private final Recorded facts;
  private final Nodes nodes;
  private final Before before;

  ValueEncoding(ValueQuery query) {
    this.facts = new Recorded(query.window());
    this.nodes = new Nodes(query, facts);
    this.before = query.window().before();
  }

  /** Whether it is clear without looking further that there is no race. */
  boolean isHopeless() {
    return nodes.isImpossible(nodes.first())
        || nodes.isImpossible(nodes.second())
        || nodes.hard().isBefore(nodes.first(), nodes.second())
        || nodes.hard().isBefore(nodes.second(), nodes.first());
  }

  String text() {
    Sections sections = sections();
    Notices notices = new Notices(nodes);
    Slice slice = new Slice(nodes, facts, sections, notices);
    Literals literals = new Literals(smt, nodes, slice);
    literals.addEdges();
    SyncConstraints sync = new SyncConstraints(smt, nodes, facts, literals);
    sync.add(sections);
    sync.add(notices);
    LastWrites lastWrites = new LastWrites(smt, nodes, slice, literals);
    containers(slice, literals, lastWrites);
    gaps(slice, literals);
    values(slice, literals, lastWrites);
    return smt.text();
  }

  private Sections sections() {
    Sections sections = new Sections(nodes, before.held());
    for (SpinLocks.Lock lock : SpinLocks.of(facts.events(), before.memory()::value)) {
      if (isAsRecorded(lock)) {
        sections.add(lock, facts, nodes);
      }
    }
    return sections;
  }

  /** Whether nobody writes it on the other side of a branch. */
  private boolean isAsRecorded(SpinLocks.Lock lock) {
    return nodes.writes(lock.object(), lock.member()).stream().allMatch(nodes::isRecorded);
  }

  /**
   * In a gap a thread may look at any memory: what was after it does not come before it. Nor does a
   * change that was over after somebody had asked.
   */
  private void gaps(Slice slice, Literals literals) {
    for (int node = 0; node < nodes.size(); node++) {
      Event event = nodes.event(node);
      if (slice.includes(node) && event.kind() == EventKind.GAP) {
        keepBefore(node, other -> true, slice, literals);
      } else if (slice.includes(node) && event.kind() == EventKind.ASK) {
        keepBefore(node, other -> isChange(other, event.object()), slice, literals);
      }
    }
  }

  private static boolean isChange(Event event, long object) {
    return event.endsChange() && event.object() == object;
  }

  private void keepBefore(int node, Predicate<Event> others, Slice slice, Literals literals) {
    for (int thread : nodes.threads()) {
      int later = firstAfter(node, thread, others, slice);
      if (later != Nodes.NONE) {
        String both = Smt.and(literals.in(node), literals.in(later));
        smt.implies(both, literals.before(node, later));
      }
    }
  }

  /** The first such event of a thread that was recorded after another; later ones come later. */
  private int firstAfter(int event, int thread, Predicate<Event> others, Slice slice) {
    for (int node : nodes.ofThread(thread)) {
      Event other = nodes.event(node);
      if (other.number() > nodes.event(event).number()
          && others.test(other)
          && slice.includes(node)) {
        return node;
      }
    }
    return Nodes.NONE;
  }

  /** Each use of a container comes after the same last change as it did. */
  private void containers(Slice slice, Literals literals, LastWrites lastWrites) {
    for (int node = 0; node < nodes.size(); node++) {
      Event event = nodes.event(node);
      if (event.kind().isAccess() && event.member() == Event.CONTENTS && slice.includes(node)) {
        int last = nodes.node(facts.writer(event.number()));
        String in = literals.in(node);
        if (last != Nodes.NONE) {
          smt.implies(in, Smt.and(literals.in(last), literals.before(last, node)));
        }
        lastWrites.imply(in, node, last);
      }
    }
  }

  private void values(Slice slice, Literals literals, LastWrites lastWrites) {
    Reads reads = new Reads(smt, nodes, slice, literals, lastWrites);
    Terms terms = new Terms(smt, nodes, reads, facts, before);
    Pasts pasts = new Pasts(smt, nodes, facts, literals, reads);
    Meanings meanings = new Meanings(smt, nodes, facts, literals, terms, pasts);
    for (int node = 0; node < nodes.size(); node++) {
      if (slice.includes(node)) {
        for (Condition condition : nodes.conditions(node)) {
          smt.implies(literals.in(node), meanings.holds(node, condition));
        }
      }
    }
    race(nodes.first(), nodes.second(), meanings);
    race(nodes.second(), nodes.first(), meanings);
    while (!reads.asked().isEmpty()) {
      read(reads.asked().remove(), reads, lastWrites, meanings);
    }
  }

  /** What one of the two finds matters only if it has to write for there to be a race. */
  private void race(int node, int other, Meanings meanings) {
    boolean mustWrite = !nodes.event(other).kind().isWrite();
    for (Condition condition : nodes.conditions(node)) {
      boolean own = Dependences.of(condition).reads().contains(nodes.event(node).number());
      if (mustWrite || !own) {
        smt.add(meanings.holds(node, condition));
      }
    }
  }

  private void read(int read, Reads reads, LastWrites lastWrites, Meanings meanings) {
    List<String> choices = new ArrayList<>();
    for (int write : lastWrites.candidates(read)) {
      Meanings.Written written = meanings.written(write);
      String equal = "(= " + reads.value(read) + " " + written.value() + ")";
      String known = written.known();
      if (!known.equals(FALSE)) {
        choices.add(Smt.and(reads.from(read, nodes.event(write).number()), known, equal));
      }
    }
    Event event = nodes.event(read);
    long value = before.memory().value(event.object(), event.member());
    if (value != Event.UNNUMBERED) {
      String equal = "(= " + reads.value(read) + " " + Smt.number(value) + ")";
      choices.add(Smt.and(reads.from(read, Recorded.NOWHERE), equal));
    }
    smt.implies(reads.known(read), Smt.or(choices));
  }

  /** What happens before the race by a model, in its order, and then the two. */
  List<Event> witness(Map<String, String> model) {
    List<Integer> inside = new ArrayList<>();
    for (int node = 0; node < nodes.size(); node++) {
      boolean in = nodes.isSurelyIn(node) || "true".equals(model.get(Literals.inside(node)));
      if (in && nodes.canBeIn(node)) {
        inside.add(node);
      }
    }
    inside.sort(Comparator.comparingLong(node -> order(model, node)));
    inside.add(nodes.first());
    inside.add(nodes.second());
    return inside.stream().map(nodes::event).toList();
  }

  private static long order(Map<String, String> model, int node) {
    String order = model.getOrDefault(Literals.order(node), "0");
    // Negative numbers are written as (- 1).
    return Long.parseLong(order.replaceAll("[() ]", ""));
  }
}

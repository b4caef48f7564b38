package dev.photofinish.predict.values;

import static dev.photofinish.predict.values.Smt.FALSE;
import static dev.photofinish.predict.values.Smt.TRUE;

import dev.photofinish.predict.symbolic.Dependence;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * That something is as it was recorded, as formulas.
 *
 * <p>For each place in a thread there is one constant that all before it is as recorded; it follows
 * from the one before. All of them go back in the recorded order, so they do not go round in a
 * circle. They are only ever wanted to hold. Used by one thread.
 */
final class Pasts {

  private final Smt smt;
  private final Nodes nodes;
  private final Recorded facts;
  private final Literals literals;
  private final Reads reads;
  private final Map<Integer, List<String>> byThread = new HashMap<>();

  Pasts(Smt smt, Nodes nodes, Recorded facts, Literals literals, Reads reads) {
    this.smt = smt;
    this.nodes = nodes;
    this.facts = facts;
    this.literals = literals;
    this.reads = reads;
  }

  /** Whether an event finds something in memory or in a container. */
  static boolean finds(Event event) {
    EventKind kind = event.kind();
    return kind.isAccess()
        && (!kind.isWrite() || kind == EventKind.UPDATE || event.member() == Event.CONTENTS);
  }

  /** Whether what was found has no number that it is known by, only the one who wrote it. */
  static boolean isByWriter(Event event, Recorded facts) {
    OptionalLong found = facts.found(event.number());
    return event.member() == Event.CONTENTS
        || (found.isPresent() && found.getAsLong() == Event.UNNUMBERED);
  }

  String asRecorded(Dependence dependence) {
    List<String> all = new ArrayList<>();
    dependence.reads().forEach(read -> all.add(asRecorded(read)));
    dependence.pasts().forEach(past -> all.add(past(past.thread(), past.before())));
    return Smt.and(all);
  }

  /** That a read found what it did. */
  private String asRecorded(long number) {
    int node = nodes.node(number);
    if (node == Nodes.NONE) {
      return isGone(number) ? FALSE : TRUE;
    }
    Event event = nodes.event(node);
    if (!nodes.isRecorded(node)) {
      return FALSE;
    }
    if (!finds(event)) {
      return Smt.and(literals.in(node), step(node));
    }
    return isByWriter(event, facts) ? fromSame(node) : hasValue(node);
  }

  /** Whether a flip has replaced it; others that are not here were before the window. */
  private boolean isGone(long number) {
    return !facts.events().isEmpty() && number >= facts.events().get(0).number();
  }

  private String hasValue(int node) {
    long value = facts.found(nodes.event(node).number()).orElseThrow();
    return Smt.and(reads.known(node), "(= " + reads.value(node) + " " + Smt.number(value) + ")");
  }

  private String fromSame(int node) {
    Event event = nodes.event(node);
    long writer = facts.writer(event.number());
    String same =
        event.member() == Event.CONTENTS ? literals.inOrRace(node) : reads.from(node, writer);
    if (writer == Recorded.NOWHERE) {
      return same;
    }
    int write = nodes.node(writer);
    if (write == Nodes.NONE) {
      return FALSE;
    }
    return Smt.and(same, past(nodes.event(write).thread(), writer + 1));
  }

  /** That a thread did all before an event just as recorded. */
  private String past(int thread, long before) {
    List<Integer> ofThread = nodes.ofThread(thread);
    int count = 0;
    while (count < ofThread.size() && nodes.event(ofThread.get(count)).number() < before) {
      count++;
    }
    boolean gone =
        facts.events().stream()
            .anyMatch(
                e -> e.thread() == thread && e.number() < before && nodes.node(e.number()) < 0);
    boolean begun = facts.fork(thread).stream().allMatch(fork -> fork.number() < before);
    if (count == 0 && !begun) {
      return TRUE;
    }
    return gone ? FALSE : past(thread, ofThread, count);
  }

  private String past(int thread, List<Integer> ofThread, int count) {
    List<String> known = byThread.computeIfAbsent(thread, t -> new ArrayList<>());
    if (known.isEmpty()) {
      known.add(TRUE);
      known.set(0, start(thread));
    }
    while (known.size() <= count) {
      int place = known.size();
      int node = ofThread.get(place - 1);
      known.add(TRUE);
      String step = nodes.isRecorded(node) ? step(node) : FALSE;
      known.set(place, next(thread, place, known.get(place - 1), step));
    }
    String last = count == 0 ? TRUE : literals.in(ofThread.get(count - 1));
    return Smt.and(known.get(count), last);
  }

  private String next(int thread, int place, String before, String step) {
    if (step.equals(TRUE)) {
      return before;
    }
    String name = smt.bool("p" + thread + "_" + place);
    smt.implies(name, Smt.and(before, step));
    return name;
  }

  private String start(int thread) {
    List<String> all = new ArrayList<>();
    for (Event fork : facts.fork(thread)) {
      all.add(past(fork.thread(), fork.number() + 1));
    }
    return Smt.and(all);
  }

  private String step(int node) {
    Event event = nodes.event(node);
    List<String> all = new ArrayList<>();
    if (finds(event)) {
      all.add(asRecorded(event.number()));
    } else if (event.kind() == EventKind.AWAIT) {
      for (Event signal : facts.signalsBefore(event)) {
        all.add(past(signal.thread(), signal.number()));
      }
    } else if (event.kind() == EventKind.JOIN) {
      all.add(past((int) event.value(), event.number()));
    }
    return Smt.and(all);
  }
}

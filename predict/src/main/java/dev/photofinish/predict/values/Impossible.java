package dev.photofinish.predict.values;

import dev.photofinish.predict.symbolic.Flip;
import dev.photofinish.predict.symbolic.SymbolicEvent;
import dev.photofinish.predict.symbolic.SymbolicWindow;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.BitSet;
import java.util.List;

/** Events that need something that a flip has replaced, or that is not known of a flip. */
final class Impossible {

  private final Nodes nodes;
  private final Recorded facts;
  private final BitSet impossible = new BitSet();

  Impossible(Nodes nodes, Recorded facts, SymbolicWindow window) {
    this.nodes = nodes;
    this.facts = facts;
    window.flip().ifPresent(flip -> collect(flip, window));
  }

  BitSet nodes() {
    return impossible;
  }

  private void collect(Flip flip, SymbolicWindow window) {
    List<Event> gone =
        window.events().stream()
            .map(SymbolicEvent::event)
            .filter(event -> Nodes.isReplaced(event, flip))
            .toList();
    for (int node = 0; node < nodes.size(); node++) {
      Event event = nodes.event(node);
      boolean finds = isContainer(event) && !nodes.isRace(node);
      if ((finds && isUnclear(node, gone)) || isAfterGone(event, gone, flip)) {
        impossible.set(node);
      }
    }
    // All edges go forward.
    for (int[] edge : nodes.hard().edges()) {
      if (impossible.get(edge[0])) {
        impossible.set(edge[1]);
      }
    }
  }

  /** Whether a container is not as it was; on the other side of a branch nothing is known of it. */
  private boolean isUnclear(int node, List<Event> gone) {
    long change = facts.writer(nodes.event(node).number());
    return !nodes.isRecorded(node) || gone.stream().anyMatch(e -> e.number() == change);
  }

  private static boolean isAfterGone(Event event, List<Event> gone, Flip flip) {
    if (event.kind() == EventKind.JOIN && event.value() == flip.thread()) {
      return true;
    }
    return gone.stream().anyMatch(other -> needs(event, other));
  }

  private static boolean needs(Event event, Event gone) {
    boolean later = gone.number() < event.number();
    boolean sameObject = event.object() == gone.object() && event.object() != 0;
    return switch (gone.kind()) {
          case FORK -> gone.value() == event.thread();
          case SIGNAL -> later && sameObject && event.kind() == EventKind.AWAIT;
          case NEW, INITIAL, INITIALISED -> later && sameObject && !event.kind().isOfPath();
          default -> false;
        }
        || (event.kind() == EventKind.GAP && later);
  }

  private static boolean isContainer(Event event) {
    return event.kind().isAccess() && event.member() == Event.CONTENTS;
  }
}

package dev.photofinish.predict.encoding;

import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The edges that every order of a window keeps: program order, starts and joins, and what is kept
 * as observed: signals before who awaits them, the making of objects and classes before their use,
 * everything before a gap.
 *
 * <p>Nodes are places in the window. All edges go forward, so that the past of each node is known
 * once those before it are.
 */
public final class HardEdges {

  private final List<Event> events;
  private final int[] lanes;
  private final int[][] pasts;
  private final List<int[]> edges = new ArrayList<>();

  private final Map<Integer, Integer> laneOfThread = new HashMap<>();
  private final Map<Integer, Integer> lastOfThread = new LinkedHashMap<>();
  private final Map<Long, Integer> forks = new HashMap<>();
  private final Map<Long, Map<Integer, Integer>> signals = new HashMap<>();
  private final Map<Long, Map<Integer, Integer>> beginnings = new HashMap<>();

  public HardEdges(List<Event> events) {
    this.events = events;
    this.lanes = new int[events.size()];
    this.pasts = new int[events.size()][];
    for (Event event : events) {
      laneOfThread.putIfAbsent(event.thread(), laneOfThread.size());
    }
    for (int node = 0; node < events.size(); node++) {
      add(node, events.get(node));
    }
  }

  /** Pairs of nodes of which the first is before the second. */
  public List<int[]> edges() {
    return edges;
  }

  /** Whether the edges lead from one node to another. */
  public boolean isBefore(int a, int b) {
    return pasts[b][lanes[a]] > a;
  }

  private void add(int node, Event event) {
    lanes[node] = laneOfThread.getOrDefault(event.thread(), 0);
    pasts[node] = new int[laneOfThread.size()];
    programOrder(node, event);
    handOver(node, event);
    lastOfThread.put(event.thread(), node);
  }

  private void programOrder(int node, Event event) {
    Integer last = lastOfThread.get(event.thread());
    Integer before = last != null ? last : forks.get((long) event.thread());
    if (before != null) {
      edge(before, node);
    }
  }

  private void handOver(int node, Event event) {
    if (event.object() != 0 && !event.kind().isOfPath()) {
      edges(beginnings.get(event.object()), node);
    }
    switch (event.kind()) {
      case FORK -> forks.put(event.value(), node);
      case JOIN -> join(node, (int) event.value());
      case SIGNAL -> note(signals, event, node);
      case AWAIT -> edges(signals.get(event.object()), node);
      case NEW, INITIAL, INITIALISED -> note(beginnings, event, node);
      case GAP -> edges(lastOfThread, node);
      default -> {}
    }
  }

  private void join(int node, int thread) {
    Integer last = lastOfThread.get(thread);
    if (last != null) {
      edge(last, node);
    }
  }

  private static void note(Map<Long, Map<Integer, Integer>> lasts, Event event, int node) {
    lasts.computeIfAbsent(event.object(), o -> new LinkedHashMap<>()).put(event.thread(), node);
  }

  private void edges(@Nullable Map<Integer, Integer> from, int to) {
    if (from != null) {
      from.values().forEach(node -> edge(node, to));
    }
  }

  private void edge(int from, int to) {
    if (isBefore(from, to)) {
      return;
    }
    edges.add(new int[] {from, to});
    int[] past = pasts[to];
    for (int lane = 0; lane < past.length; lane++) {
      past[lane] = Math.max(past[lane], pasts[from][lane]);
    }
    past[lanes[from]] = Math.max(past[lanes[from]], from + 1);
  }

  int size() {
    return events.size();
  }
}

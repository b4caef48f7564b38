package dev.photofinish.prove.report;

import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The shortest paths in the call graph from what threads begin with. Each thread's are found once,
 * breadth first, in the order in which the calls were found, so they are always the same.
 */
final class CallPaths {

  private final PointsTo points;
  private final Map<AbstractThread, @Nullable CallEdge[]> ways = new HashMap<>();

  CallPaths(PointsTo points) {
    this.points = points;
  }

  /** A shortest path of a thread to an instance; only the instance if there is none. */
  CallPath to(AbstractThread thread, Instance instance) {
    @Nullable CallEdge[] way = ways.get(thread);
    if (way == null) {
      way = search(points.roots().getOrDefault(thread, Set.of()));
      ways.put(thread, way);
    }
    List<CallEdge> edges = new ArrayList<>();
    for (CallEdge edge = way[instance.id()]; edge != null; edge = way[edge.caller().id()]) {
      edges.add(edge);
    }
    Collections.reverse(edges);
    return new CallPath(edges, instance);
  }

  private @Nullable CallEdge[] search(Set<Instance> roots) {
    @Nullable CallEdge[] way = new CallEdge[points.instances().size()];
    BitSet seen = new BitSet();
    Deque<Instance> open = new ArrayDeque<>(roots);
    roots.forEach(root -> seen.set(root.id()));
    while (!open.isEmpty()) {
      for (CallEdge edge : open.remove().edges()) {
        Instance target = edge.target();
        if (!edge.isStart() && !seen.get(target.id())) {
          seen.set(target.id());
          way[target.id()] = edge;
          open.add(target);
        }
      }
    }
    return way;
  }
}

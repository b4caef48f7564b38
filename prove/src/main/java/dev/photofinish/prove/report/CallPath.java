package dev.photofinish.prove.report;

import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import java.util.List;

/**
 * A cycle-free path in the call graph: a call stack that a thread may have (section 2.9.1).
 *
 * @param edges the calls that lead to the last instance, outermost first
 */
record CallPath(List<CallEdge> edges, Instance last) {

  CallPath {
    edges = List.copyOf(edges);
  }

  int length() {
    return edges.size() + 1;
  }

  Instance instance(int position) {
    return position < edges.size() ? edges.get(position).caller() : last;
  }
}

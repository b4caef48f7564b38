package dev.photofinish.scan.il;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Builds the state that the proof of theorem 6.10 starts from: the roots of both paths point to one
 * chain of objects, along which the path is acyclic and disconnected (definitions 6.3 and 6.4).
 * Everything else, the chain's other fields and its end included, points to an object of its own
 * whose fields point to itself.
 */
final class InitialState {

  private Heap heap;

  private InitialState(Heap heap) {
    this.heap = heap;
  }

  /** The state for two methods and the paths they race for, which differ in the root at most. */
  static Configuration of(
      ControlFlow flow, List<String> fields, List<Method> methods, List<Exp> paths) {
    if (!paths.get(0).fields().equals(paths.get(1).fields())) {
      throw new IllegalArgumentException("one chain cannot be both paths: " + paths);
    }
    InitialState state = new InitialState(Heap.empty(fields));
    int chain = state.chain(paths.get(0).fields());
    List<ThreadState> threads =
        List.of(
            state.thread(flow, methods.get(0), paths.get(0), chain),
            state.thread(flow, methods.get(1), paths.get(1), chain));
    return new Configuration(threads, state.heap);
  }

  /** The location where a new chain begins. */
  private int chain(List<String> path) {
    int start = heap.size();
    for (int i = 0; i < path.size(); i++) {
      newObject();
    }
    for (int i = 0; i < path.size(); i++) {
      boolean isLast = i == path.size() - 1;
      for (String field : heap.fields()) {
        boolean isOnChain = !isLast && field.equals(path.get(i));
        int target = isOnChain ? start + i + 1 : newObject();
        heap = heap.with(new Address(start + i, field), target);
      }
    }
    return start;
  }

  private int newObject() {
    int location = heap.size();
    heap = heap.withNew();
    return location;
  }

  private ThreadState thread(ControlFlow flow, Method method, Exp path, int chain) {
    Map<String, Integer> variables = new HashMap<>();
    method.formals().forEach(formal -> variables.put(formal, newObject()));
    variables.put(path.root(), chain);
    return new ThreadState(flow.start(method), CallStack.of(variables), 0);
  }
}

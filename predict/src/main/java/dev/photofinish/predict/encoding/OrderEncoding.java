package dev.photofinish.predict.encoding;

import dev.photofinish.predict.solver.OrderAnswer;
import dev.photofinish.predict.solver.OrderModel;
import dev.photofinish.predict.solver.OrderProblem;
import dev.photofinish.predict.solver.OrderSolver;
import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Whether two accesses of a window can be side by side, with the values that were recorded: the
 * maximal causal model (Huang, Meredith, Rosu, PLDI 2014, section 3) where all values are those of
 * the trace. The constraints are those of section II of the paper, without path conditions: they
 * hold if the values are the same.
 */
public final class OrderEncoding {

  private final Window window;
  private final int first;
  private final int second;
  private final Orders orders;
  private final List<ReadClauses> reads = new ArrayList<>();

  /**
   * Puts the question.
   *
   * @param first the place of an access in the window
   * @param second the place of a later access that conflicts with it
   */
  public OrderEncoding(Window window, int first, int second) {
    this.window = window;
    this.first = first;
    this.second = second;
    this.orders = new Orders(new HardEdges(window.events()), first, second);
    encode();
  }

  private void encode() {
    new LockClauses(orders).add(window);
    new NoticeClauses(orders).add(window.events());
    new GapClauses(orders).add(window.events());
    new AnswerClauses(orders).add(window.events());
    for (LocationEvents location : LocationEvents.of(window)) {
      if (location.isContainer()) {
        new ContainerClauses(orders, location).add();
      } else {
        reads.add(new ReadClauses(orders, location, isReadRaced()));
      }
    }
  }

  private boolean isReadRaced() {
    List<Event> events = window.events();
    return !events.get(first).kind().isWrite() || !events.get(second).kind().isWrite();
  }

  /** Asks until a model keeps what has not been said as well. */
  public OrderAnswer solve(OrderSolver solver) {
    while (true) {
      OrderAnswer answer = solver.solve(orders.build());
      if (!(answer instanceof OrderAnswer.Sat sat) || !refine(sat.model())) {
        return answer;
      }
    }
  }

  /** The question with all that could be said, for other solvers. */
  public OrderProblem problem() {
    reads.forEach(ReadClauses::complete);
    return orders.build();
  }

  private boolean refine(OrderModel model) {
    boolean isRefined = false;
    for (ReadClauses clauses : reads) {
      isRefined |= clauses.refine(model);
    }
    return isRefined;
  }

  /** What happens before the race by a model, in its order, and then the two. */
  public List<Event> witness(OrderModel model) {
    List<Integer> nodes = new ArrayList<>();
    for (int node = 0; node < window.events().size(); node++) {
      if (model.isBefore(node, second)) {
        nodes.add(node);
      }
    }
    nodes.sort(Comparator.comparingInt(node -> model.positions()[node]));
    nodes.add(first);
    nodes.add(second);
    return nodes.stream().map(window.events()::get).toList();
  }
}

package dev.photofinish.predict.solver;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** One search for a model. Used by one thread. */
final class Search {

  private static final int FEW_LEARNT = 4_000;

  private final OrderProblem problem;
  private final Trail trail;
  private final OrderGraph graph;
  private final Propagation propagation;
  private final Activity activity;
  private final Learning learning;
  private final Restarts restarts = new Restarts();
  private final List<Clause> given = new ArrayList<>();
  private List<Clause> learnt = new ArrayList<>();
  private int mostLearnt = FEW_LEARNT;

  /** The literal to try first, by variable. */
  private final int[] phases;

  private boolean contradictory;

  Search(OrderProblem problem) {
    this.problem = problem;
    trail = new Trail(problem.variables());
    graph = new OrderGraph(problem.nodes());
    propagation = new Propagation(problem, trail, graph);
    activity = new Activity(problem.variables());
    learning = new Learning(trail, activity, problem.variables());
    phases = new int[problem.variables()];
    addEdges();
    addClauses();
    choosePhases();
  }

  private void addEdges() {
    for (int edge = 0; edge < problem.edges(); edge++) {
      contradictory |=
          graph.add(problem.edgeFrom(edge), problem.edgeTo(edge), OrderGraph.GIVEN) != null;
    }
  }

  private void addClauses() {
    for (int[] literals : problem.clauses()) {
      if (literals.length > 1) {
        Clause clause = new Clause(literals.clone(), false);
        given.add(clause);
        propagation.watch(clause);
      } else {
        contradictory |= literals.length == 0 || !fix(literals[0]);
      }
    }
  }

  private boolean fix(int literal) {
    if (trail.isFree(OrderProblem.variable(literal))) {
      trail.put(literal, null);
    }
    return trail.isTrue(literal);
  }

  /** The order so far is the observed one, but for what is given: it is what is tried first. */
  private void choosePhases() {
    for (int variable = 0; variable < phases.length; variable++) {
      int literal = 2 * variable;
      boolean holds =
          problem.isOrder(variable)
              ? graph.place(problem.first(literal)) < graph.place(problem.second(literal))
              : problem.hint(variable);
      phases[variable] = holds ? literal : OrderProblem.not(literal);
    }
  }

  OrderAnswer run(Budget budget) {
    while (!contradictory) {
      Clause conflict = propagation.run();
      if (conflict != null) {
        if (!resolve(conflict) || !budget.allowsConflict()) {
          return contradictory ? new OrderAnswer.Unsat() : new OrderAnswer.Unknown();
        }
      } else if (!budget.allowsStep()) {
        return new OrderAnswer.Unknown();
      } else if (!decide()) {
        return new OrderAnswer.Sat(model());
      }
    }
    return new OrderAnswer.Unsat();
  }

  /** Learns and goes back; whether there is a way on. */
  private boolean resolve(Clause conflict) {
    if (trail.level() == 0) {
      contradictory = true;
      return false;
    }
    int[] literals = learning.learn(conflict);
    backTo(literals.length > 1 ? trail.level(literals[1]) : 0);
    addLearnt(literals);
    activity.decay();
    if (restarts.isDue()) {
      backTo(0);
      forget();
    }
    return true;
  }

  private void addLearnt(int[] literals) {
    if (literals.length == 1) {
      trail.put(literals[0], null);
      return;
    }
    Clause clause = new Clause(literals, true);
    learnt.add(clause);
    propagation.watch(clause);
    trail.put(literals[0], clause);
  }

  private void backTo(int level) {
    int size = trail.sizeAt(level);
    while (trail.size() > size) {
      int literal = trail.pop();
      phases[OrderProblem.variable(literal)] = literal;
      activity.insert(OrderProblem.variable(literal));
    }
    trail.dropLevels(level);
    propagation.backTo(size);
  }

  /** Drops the half of the learnt clauses that helped least; at level 0 none is a reason. */
  private void forget() {
    if (learnt.size() < mostLearnt) {
      return;
    }
    mostLearnt += mostLearnt / 10;
    learnt.sort(Comparator.comparingDouble((Clause c) -> -c.activity));
    List<Clause> kept = new ArrayList<>();
    for (int i = 0; i < learnt.size(); i++) {
      Clause clause = learnt.get(i);
      if (i < learnt.size() / 2 || clause.literals.length == 2) {
        clause.activity /= 2;
        kept.add(clause);
      }
    }
    learnt = kept;
    rewatch();
  }

  private void rewatch() {
    List<Clause> all = new ArrayList<>(given);
    all.addAll(learnt);
    propagation.watchOnly(all);
  }

  /** Tries a literal; whether there was one left. */
  private boolean decide() {
    while (!activity.isEmpty()) {
      int variable = activity.removeFirst();
      if (trail.isFree(variable)) {
        trail.newLevel();
        trail.put(phases[variable], null);
        return true;
      }
    }
    return false;
  }

  private OrderModel model() {
    int[] positions = new int[problem.nodes()];
    for (int node = 0; node < positions.length; node++) {
      positions[node] = graph.place(problem.merged(node));
    }
    boolean[] values = new boolean[problem.variables()];
    for (int variable = 0; variable < values.length; variable++) {
      values[variable] = trail.isTrue(2 * variable);
    }
    return new OrderModel(positions, values);
  }
}

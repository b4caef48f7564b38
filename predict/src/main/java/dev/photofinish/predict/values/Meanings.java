package dev.photofinish.predict.values;

import static dev.photofinish.predict.values.Smt.FALSE;
import static dev.photofinish.predict.values.Smt.TRUE;

import dev.photofinish.ir.Comparison;
import dev.photofinish.predict.symbolic.Condition;
import dev.photofinish.predict.symbolic.Dependence;
import dev.photofinish.predict.symbolic.Expression;
import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Conditions and written values as formulas: by what is computed, or else by all that it is
 * computed from being as recorded. Used by one thread.
 */
final class Meanings {

  private final Smt smt;
  private final Nodes nodes;
  private final Recorded facts;
  private final Literals literals;
  private final Terms terms;
  private final Pasts pasts;
  private final Map<Integer, Written> written = new HashMap<>();

  /**
   * What a write leaves.
   *
   * @param known whether that is known
   */
  record Written(String known, String value) {}

  Meanings(Smt smt, Nodes nodes, Recorded facts, Literals literals, Terms terms, Pasts pasts) {
    this.smt = smt;
    this.nodes = nodes;
    this.facts = facts;
    this.literals = literals;
    this.terms = terms;
    this.pasts = pasts;
  }

  /** That a condition of an event holds. */
  String holds(int node, Condition condition) {
    Dependence on = Dependences.of(condition);
    if (condition instanceof Condition.Holds holds) {
      return isSame(holds) ? TRUE : holds(node, holds, on);
    }
    return asRecorded(node, on);
  }

  private static boolean isSame(Condition.Holds holds) {
    return holds.comparison() == Comparison.EQ
        && holds.left() instanceof Expression.Unknown unknown
        && unknown.equals(holds.right());
  }

  private String holds(int node, Condition.Holds holds, Dependence on) {
    Optional<Terms.Term> term = terms.comparison(holds.left(), holds.comparison(), holds.right());
    String exact = term.map(t -> Smt.and(t.ifSo(), t.text(), after(node, on))).orElse(FALSE);
    boolean exactSuffices = term.isPresent() && !term.get().isComputed() && !hasUnnumbered(on);
    return Smt.or(exact, exactSuffices ? FALSE : asBefore(node, on));
  }

  private boolean hasUnnumbered(Dependence on) {
    return on.reads().stream().anyMatch(read -> facts.found(read).orElse(0) == Event.UNNUMBERED);
  }

  /** It is as it was if all that it depends on is, unless it never was. */
  private String asBefore(int node, Dependence on) {
    return nodes.isRecorded(node) ? asRecorded(node, on) : FALSE;
  }

  private String asRecorded(int node, Dependence on) {
    return Smt.and(pasts.asRecorded(on), after(node, on));
  }

  /** That all that something depends on comes before its use. */
  private String after(int node, Dependence on) {
    List<String> all = new ArrayList<>();
    for (long read : on.reads()) {
      int other = nodes.node(read);
      all.add(other == Nodes.NONE || other == node ? TRUE : literals.before(other, node));
    }
    for (Dependence.Past past : on.pasts()) {
      int last = lastOf(past);
      all.add(last == Nodes.NONE ? TRUE : literals.before(last, node));
    }
    return Smt.and(all);
  }

  private int lastOf(Dependence.Past past) {
    int last = Nodes.NONE;
    for (Event fork : facts.fork(past.thread())) {
      last = fork.number() < past.before() ? nodes.node(fork.number()) : last;
    }
    for (int node : nodes.ofThread(past.thread())) {
      last = nodes.event(node).number() < past.before() ? node : last;
    }
    return last;
  }

  /** What a write leaves in memory. */
  Written written(int node) {
    return written.computeIfAbsent(node, this::meaning);
  }

  private Written meaning(int node) {
    Expression expression = nodes.written(node);
    Dependence on = Dependences.of(expression);
    Optional<Terms.Term> term = terms.of(expression);
    long value = nodes.event(node).value();
    boolean exactSuffices = term.isPresent() && !term.get().isComputed();
    String asBefore = exactSuffices || value == Event.UNNUMBERED ? FALSE : asBefore(node, on);
    String exact = term.map(t -> Smt.and(t.ifSo(), after(node, on))).orElse(FALSE);
    if (asBefore.equals(FALSE)) {
      return new Written(exact, term.map(Terms.Term::text).orElse("0"));
    }
    String name = smt.integer("w" + node);
    String isExact = term.map(t -> "(= " + name + " " + t.text() + ")").orElse(FALSE);
    String isBefore = "(= " + name + " " + Smt.number(value) + ")";
    String known = smt.bool("v" + node);
    smt.implies(known, Smt.or(Smt.and(exact, isExact), Smt.and(asBefore, isBefore)));
    return new Written(known, name);
  }
}

package dev.photofinish.scan.il;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The paper's abstraction of executions (definition 5.4, figure 8): knows nothing of compound
 * commands or summaries, only the steps that were made and a stack of substitutions.
 *
 * <p>The figure writes {@code L} where a load or store is recorded; the count after the steps so
 * far, {@code L'}, must be meant.
 */
final class Abstraction {

  private final Granularity granularity;
  private final CallRule callRule;

  Abstraction(Granularity granularity, CallRule callRule) {
    this.granularity = granularity;
    this.callRule = callRule;
  }

  /** The function alpha. */
  Summary of(Collection<Trace> traces) {
    return traces.stream()
        .map(trace -> execute(trace.steps()))
        .reduce(Summary.BOTTOM, Summary::join);
  }

  private Summary execute(List<Step> steps) {
    Deque<Map<String, Exp>> substitutions = new ArrayDeque<>();
    Summary now = Summary.BOTTOM;
    for (Step step : steps) {
      now = after(step, now, substitutions);
      if (step instanceof Step.Push push) {
        substitutions.push(push.substitution());
      } else if (step instanceof Step.Pop) {
        substitutions.pop();
      }
    }
    return now;
  }

  private Summary after(Step step, Summary before, Deque<Map<String, Exp>> substitutions) {
    boolean isMarked = callRule.marksPrefixes() || !(step instanceof Step.Push);
    return before.with(
        (isMarked ? step.wobbled() : List.<Exp>of())
            .stream().flatMap(expression -> lift(expression, substitutions).stream()),
        Locks.after(before.locks(), step),
        granularity.accesses(step).stream()
            .flatMap(access -> recorded(access, step, before.locks(), substitutions)));
  }

  private static Stream<RecordedAccess> recorded(
      PathAccess access, Step step, int locks, Deque<Map<String, Exp>> substitutions) {
    return lift(access.path(), substitutions).stream()
        .map(path -> new RecordedAccess(access.kind(), path, step.line(), locks));
  }

  /** The expression as the first method of the execution sees it; none if rooted at a local. */
  private static Optional<Exp> lift(Exp expression, Deque<Map<String, Exp>> substitutions) {
    Exp lifted = expression;
    for (Map<String, Exp> actuals : substitutions) {
      if (!actuals.containsKey(lifted.root())) {
        return Optional.empty();
      }
      lifted = lifted.substitute(actuals);
    }
    return Optional.of(lifted).filter(Exp::isRootedAtFormal);
  }
}

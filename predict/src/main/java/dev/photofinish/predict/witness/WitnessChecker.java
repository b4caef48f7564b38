package dev.photofinish.predict.witness;

import dev.photofinish.predict.symbolic.Before;
import dev.photofinish.predict.symbolic.Flip;
import dev.photofinish.predict.symbolic.SymbolicEvent;
import dev.photofinish.predict.symbolic.SymbolicWindow;
import dev.photofinish.trace.Event;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Decides by doing one step after the other whether events of a trace could have happened in
 * another order that ends with a race.
 *
 * <p>A witness begins with some of the trace's events, for each thread the first ones, and ends
 * with two accesses of different threads that conflict and are both about to happen. What the two
 * read does not matter. Shares no code with what finds witnesses.
 */
public final class WitnessChecker {

  private final List<Event> trace;
  private final Before before;
  private final Optional<Flip> flip;
  private final ValueRules values;

  /** By the strict rules for values. */
  public WitnessChecker(List<Event> trace) {
    this(trace, Before.NOTHING);
  }

  public WitnessChecker(List<Event> trace, ValueRules values) {
    this(trace, Before.NOTHING, Optional.empty(), values);
  }

  /** For a part of a trace, by the strict rules for values. */
  public WitnessChecker(List<Event> trace, Before before) {
    this(trace, before, Optional.empty(), new RecordedValues(trace, before));
  }

  /** For a part of a trace whose values are known as expressions. */
  public WitnessChecker(SymbolicWindow window) {
    this(
        window.events().stream().map(SymbolicEvent::event).toList(),
        window.before(),
        window.flip(),
        new SymbolicValues(window));
  }

  private WitnessChecker(List<Event> trace, Before before, Optional<Flip> flip, ValueRules values) {
    this.trace = List.copyOf(trace);
    this.before = before;
    this.flip = flip;
    this.values = values;
  }

  /** Why it is no witness; nothing if it is one. */
  public Optional<String> problem(List<Event> witness) {
    int race = witness.size() - 2;
    if (race < 0 || !witness.get(race).conflictsWith(witness.get(race + 1))) {
      return Optional.of("does not end with two accesses that conflict");
    }
    return Optional.ofNullable(new Run(witness).problem());
  }

  /** One walk through a witness. Used by one thread. */
  private final class Run {

    private final List<Event> witness;
    private final ValueRun memory = values.start();
    private final Rule threads = new ThreadRule(trace, flip);
    private final Rule handOver = new HandOverRule(trace);
    private final List<Rule> all;

    Run(List<Event> witness) {
      this.witness = witness;
      Rule locks = new LockRule(before.held());
      Rule notices = new NoticeRule(trace, witness);
      all = List.of(threads, handOver, locks, notices, new ContainerRule(trace), memory::step);
    }

    @Nullable String problem() {
      int race = witness.size() - 2;
      for (Event event : witness.subList(0, race)) {
        String problem = step(event, all);
        if (problem != null) {
          return problem;
        }
      }
      Event first = witness.get(race);
      Event second = witness.get(race + 1);
      String problem = race(first, second);
      return problem != null ? problem : race(second, first);
    }

    private @Nullable String race(Event event, Event other) {
      String problem = memory.race(event, other);
      return problem != null ? event + " " + problem : step(event, List.of(threads, handOver));
    }

    private @Nullable String step(Event event, List<Rule> rules) {
      for (Rule rule : rules) {
        String problem = rule.step(event);
        if (problem != null) {
          return event + " " + problem;
        }
      }
      return null;
    }
  }
}

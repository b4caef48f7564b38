package dev.photofinish.predict.witness;

import dev.photofinish.predict.symbolic.SymbolicEvent;
import dev.photofinish.predict.symbolic.SymbolicWindow;
import dev.photofinish.trace.Event;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The rules where values are expressions: a thread goes on as it did if its conditions hold for
 * what was really read, and writes what its expressions are then.
 */
public final class SymbolicValues implements ValueRules {

  private final SymbolicWindow window;
  private final List<Event> recorded;
  private final Map<Long, SymbolicEvent> symbolic = new HashMap<>();

  public SymbolicValues(SymbolicWindow window) {
    this.window = window;
    this.recorded = window.events().stream().map(SymbolicEvent::event).toList();
    window.events().forEach(event -> symbolic.put(event.event().number(), event));
    window
        .flip()
        .ifPresent(
            flip -> flip.events().forEach(event -> symbolic.put(event.event().number(), event)));
  }

  @Override
  public ValueRun start() {
    AsRecorded past = new AsRecorded(recorded, window.before());
    return new SymbolicRun(symbolic, window.before(), past);
  }
}

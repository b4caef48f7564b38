package dev.photofinish.predict.window;

import dev.photofinish.predict.encoding.Window;
import dev.photofinish.predict.symbolic.Flip;
import dev.photofinish.predict.symbolic.SymbolicWindow;
import dev.photofinish.predict.witness.ValueRules;
import dev.photofinish.predict.witness.WitnessChecker;
import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A part of a run with the state before it. All before it has happened as it was recorded, so an
 * order of its events that could be from there on could have been.
 */
public final class RunWindow {

  private final Window window;
  private final List<Event> prelude;
  private final HeldLocks heldBefore;
  private final List<Event> steps;
  private final Optional<SymbolicFeed.Part> symbolic;

  RunWindow(
      Window window,
      List<Event> prelude,
      HeldLocks heldBefore,
      Optional<SymbolicFeed.Part> symbolic) {
    this.symbolic = symbolic;
    this.window = window;
    this.prelude = prelude;
    this.heldBefore = heldBefore;
    List<Event> all = new ArrayList<>(prelude);
    all.addAll(window.events());
    this.steps = List.copyOf(all);
  }

  /** The events with what was in memory before. */
  public Window window() {
    return window;
  }

  public List<Event> events() {
    return window.events();
  }

  /** The number of its first event. */
  public long start() {
    return events().get(0).number();
  }

  /** What leads to the state before it, and then its events: a trace of its own. */
  public List<Event> steps() {
    return steps;
  }

  /** The same with values as expressions, if they are known. */
  public Optional<SymbolicWindow> symbolic() {
    return symbolic.map(SymbolicFeed.Part::window);
  }

  /** The other sides of its branches. */
  public List<Flip> flips() {
    return symbolic.map(SymbolicFeed.Part::flips).orElse(List.of());
  }

  /** The locks that threads have before it. */
  HeldLocks heldBefore() {
    return new HeldLocks(heldBefore);
  }

  /**
   * Why an order of its events is no witness; nothing if it is one.
   *
   * @param witness some of its events, and the two that race at the end
   */
  public Optional<String> problem(List<Event> witness) {
    return new WitnessChecker(steps).problem(whole(witness));
  }

  /** As {@link #problem(List)}, by other rules for values. */
  public Optional<String> problem(List<Event> witness, ValueRules values) {
    return new WitnessChecker(steps, values).problem(whole(witness));
  }

  private List<Event> whole(List<Event> witness) {
    List<Event> all = new ArrayList<>(prelude);
    all.addAll(witness);
    return all;
  }
}

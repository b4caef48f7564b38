package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.ArrayLength;
import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.ArrayStore;
import dev.photofinish.ir.Cast;
import dev.photofinish.ir.Compute;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.If;
import dev.photofinish.ir.InstanceOf;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.InstructionVisitor;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.MonitorEnter;
import dev.photofinish.ir.MonitorExit;
import dev.photofinish.ir.New;
import dev.photofinish.ir.NewArray;
import dev.photofinish.ir.Return;
import dev.photofinish.ir.Switch;
import dev.photofinish.ir.Throw;
import dev.photofinish.ir.Value;
import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Runs on the way that was not taken from a branch, or from a read on, without loops, as long as
 * all that is done is known exactly. Ends with a {@link LostException} where it is not; what was
 * done until then counts.
 */
final class Trial implements InstructionVisitor<Outcome> {

  private static final int MOST_STEPS = 200;
  private static final int MOST_EVENTS = 12;

  /** So many objects are tried that one read could find. */
  static final int MOST_OBJECTS = 3;

  private final State state;
  private final List<Frame> below;
  private final TrialEvents events;
  private final TrialAccesses accesses;
  private final Computation computation;
  private final TrialCalls calls;
  private final Set<List<Object>> visited = new HashSet<>();
  private int steps;

  /** The ways on from where it is not decided which to take. */
  private List<Trial> ways = List.of();

  /**
   * @param state a copy, without frames
   * @param below the frames of the recorded run below the one of the branch, to go back to
   * @param top a copy of that one
   */
  Trial(State state, List<Frame> below, Frame top, TrialEvents.Source source) {
    this.state = state;
    this.below = below;
    this.events = new TrialEvents(state, below, source);
    this.accesses = new TrialAccesses(state, events);
    this.computation = new Computation(state.code, state.objects, state.terms, state.conditions);
    this.calls = new TrialCalls(state, below, computation, events);
    state.frames.add(top);
  }

  private Trial(Trial from) {
    this(new State(from.state), from.below, from.frame(), from.events.source());
    events.addAll(from.events);
    state.frames.clear();
    from.state.frames.forEach(frame -> state.frames.add(new Frame(frame)));
    visited.addAll(from.visited);
    steps = from.steps;
  }

  List<SymbolicEvent> events() {
    return events.all();
  }

  /** The calls that lead to each of the events. */
  List<List<CallSite>> callers() {
    return events.callers();
  }

  private Frame frame() {
    return state.frames.get(state.frames.size() - 1);
  }

  /** Goes to a block, but never twice to the same. */
  void go(int block) {
    if (!visited.add(List.of(frame().number, block))) {
      throw new LostException("a loop");
    }
    frame().go(block);
  }

  /** The condition of the branch that it comes from. */
  void replaceLastCondition(Condition by) {
    state.conditions.replaceLast(by);
  }

  /** Does a recorded read, and finds another object; false if it cannot be tried. */
  boolean find(Event read, long object) {
    Instruction load = frame().instruction();
    try {
      new Performer(state).perform(frame(), read);
      Term found = events.again(frame(), load, read);
      frame().set(load.result().orElseThrow(), found);
      state.conditions.suppose(found, object);
    } catch (LostException e) {
      return false;
    }
    return true;
  }

  /** Runs to the end of what is known; gives the ways on if there are several. */
  List<Trial> run() {
    try {
      while (ways.isEmpty() && events.count() < MOST_EVENTS) {
        step();
      }
    } catch (LostException e) {
      return List.of();
    }
    return ways;
  }

  private void step() {
    if (++steps > MOST_STEPS) {
      throw new LostException("too far");
    }
    Frame frame = frame();
    if (frame.isAtEndOfBlock()) {
      go(frame.block.successor(0));
    } else if (accesses.isAboutUnclear(frame)) {
      ways = objects(get(frame.instruction().operand(0)));
    } else if (frame.instruction().accept(this) == Outcome.NEXT) {
      frame.position++;
    }
  }

  /** The ways on with each of the objects that something could be which would be read. */
  private List<Trial> objects(Term term) {
    List<Trial> found = new ArrayList<>();
    for (long object : events.objects((Expression.Read) term.expression(), MOST_OBJECTS)) {
      Trial way = new Trial(this);
      way.state.conditions.suppose(term, object);
      found.add(way);
    }
    if (found.isEmpty()) {
      throw new LostException("an object that is not known");
    }
    return found;
  }

  private Term get(Value value) {
    return state.conditions.known(frame().get(value));
  }

  private Outcome set(Instruction instruction, @Nullable Term term) {
    if (term == null) {
      throw new LostException("an exception");
    }
    frame().set(instruction.result().orElseThrow(), term);
    return Outcome.NEXT;
  }

  @Override
  public Outcome visitOther(Instruction instruction) {
    return known(instruction);
  }

  private Outcome known(Instruction call) {
    Term result = new CallResults(state).known(frame(), call);
    if (result == null) {
      throw new LostException("a call");
    }
    call.result().ifPresent(value -> frame().set(value, result));
    return Outcome.NEXT;
  }

  @Override
  public Outcome visit(FieldLoad load) {
    return set(load, accesses.load(frame(), load));
  }

  @Override
  public Outcome visit(FieldStore store) {
    accesses.store(frame(), store);
    return Outcome.NEXT;
  }

  @Override
  public Outcome visit(ArrayLoad load) {
    return set(load, accesses.load(frame(), load));
  }

  @Override
  public Outcome visit(ArrayStore store) {
    accesses.store(frame(), store);
    return Outcome.NEXT;
  }

  @Override
  public Outcome visit(ArrayLength length) {
    return set(length, accesses.length(frame(), length));
  }

  @Override
  public Outcome visit(Compute compute) {
    return set(compute, computation.compute(frame(), compute).orElse(null));
  }

  @Override
  public Outcome visit(Cast cast) {
    return set(cast, computation.tryCast(frame(), cast));
  }

  @Override
  public Outcome visit(InstanceOf test) {
    return set(test, computation.instanceOf(frame(), test));
  }

  @Override
  public Outcome visit(New made) {
    events.requireInitialised(frame(), made.created().internalName());
    return set(made, Term.of(new LocalObject(made.created(), Term.ZERO)));
  }

  @Override
  public Outcome visit(NewArray made) {
    return set(made, computation.newArray(frame(), made));
  }

  @Override
  public Outcome visit(MonitorEnter enter) {
    accesses.enter(frame(), enter);
    return Outcome.NEXT;
  }

  @Override
  public Outcome visit(MonitorExit exit) {
    accesses.exit(frame(), exit);
    return Outcome.NEXT;
  }

  @Override
  public Outcome visit(If branch) {
    Term left = get(branch.left());
    Term right = get(branch.right());
    Boolean decided = Conditions.decided(branch.comparison(), left, right);
    boolean isNumbered = computation.isNumbered(branch.left(), branch.right());
    if (decided != null) {
      go(frame().block.successor(decided ? 0 : 1));
    } else if (Conditions.isExact(left, right, isNumbered)) {
      ways = List.of(new Trial(this), new Trial(this));
      ways.get(0).take(branch, left.withoutValue(), right.withoutValue(), true);
      ways.get(1).take(branch, left.withoutValue(), right.withoutValue(), false);
    } else if (left.hasValue() && right.hasValue()) {
      // As in the recorded run, if all that it depends on is as it was.
      take(branch, left, right, Arithmetic.holds(branch.comparison(), left.value(), right.value()));
    } else {
      throw new LostException("a branch");
    }
    return Outcome.MOVED;
  }

  /** Goes one way from a branch; if it cannot be gone, the trial ends here. */
  private void take(If branch, Term left, Term right, boolean holds) {
    try {
      boolean isNumbered = computation.isNumbered(branch.left(), branch.right());
      state.conditions.compare(branch.comparison(), left, right, holds, isNumbered);
      go(frame().block.successor(holds ? 0 : 1));
    } catch (LostException e) {
      steps = MOST_STEPS;
    }
  }

  @Override
  public Outcome visit(Switch branch) {
    Term selector = get(branch.selector());
    if (!selector.isConstant()) {
      throw new LostException("a switch");
    }
    int way = 0;
    while (way < branch.keyCount() && branch.key(way) != selector.value()) {
      way++;
    }
    go(frame().block.successor(way));
    return Outcome.MOVED;
  }

  @Override
  public Outcome visit(Throw thrown) {
    throw new LostException("an exception");
  }

  @Override
  public Outcome visit(Invoke call) {
    return calls.enter(call, -(steps + 1)) ? Outcome.MOVED : known(call);
  }

  @Override
  public Outcome visit(Return returned) {
    calls.leave(returned);
    return Outcome.MOVED;
  }
}

package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.ArrayStore;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;

/** The events that a thread would have on the way that it did not take. */
final class TrialEvents {

  /**
   * What is the same for all trials of a run.
   *
   * @param numbers those of fields and sites
   * @param events gives each event its number
   * @param written what else a read could find
   * @param isTrusted whether all that is done to an object is known
   */
  record Source(
      Numbers numbers, LongSupplier events, NearbyWrites written, LongPredicate isTrusted) {}

  private final State state;
  private final List<Frame> below;
  private final Source source;
  private final List<SymbolicEvent> events = new ArrayList<>();
  private final List<List<CallSite>> callers = new ArrayList<>();

  /**
   * @param below the frames of the recorded run below those that the state had at first
   */
  TrialEvents(State state, List<Frame> below, Source source) {
    this.state = state;
    this.below = below;
    this.source = source;
  }

  Source source() {
    return source;
  }

  void addAll(TrialEvents from) {
    events.addAll(from.events);
    callers.addAll(from.callers);
  }

  List<SymbolicEvent> all() {
    return events;
  }

  List<List<CallSite>> callers() {
    return callers;
  }

  int count() {
    return events.size();
  }

  private FieldModel field(FieldRef ref) {
    return state.code.field(ref).orElseThrow(() -> new LostException("a field that is not known"));
  }

  /** Whether accesses to a field of an object that others know are events. */
  boolean isEvent(FieldRef ref) {
    FieldModel field = field(ref);
    return !field.isFinal() && field.owner().isApplication();
  }

  private long holder(FieldModel field) {
    return state
        .objects
        .holder(field.owner())
        .orElseThrow(() -> new LostException("a class that nobody has used"));
  }

  private long number(Term base) {
    if (!base.hasValue() || base.value() <= 0) {
      throw new LostException("an object that is not known");
    }
    state.conditions.asRecorded(base);
    return base.value();
  }

  Term readStatic(Frame frame, FieldLoad load) {
    FieldModel field = field(load.field());
    return read(frame, load, field, holder(field));
  }

  Term read(Frame frame, FieldLoad load, Term base) {
    return read(frame, load, field(load.field()), number(base));
  }

  private Term read(Frame frame, FieldLoad load, FieldModel field, long object) {
    EventKind kind = field.isVolatile() ? EventKind.VOLATILE_READ : EventKind.READ;
    int member = source.numbers().field(field);
    return value(field.type(), add(kind, frame, load.index(), object, member, Optional.empty()));
  }

  /** A recorded read, done again. */
  Term again(Frame frame, Instruction load, Event read) {
    return Term.read(
        add(read.kind(), frame, load.index(), read.object(), read.member(), Optional.empty()));
  }

  /** The objects that one of the events, which reads, could find. */
  List<Long> objects(Expression.Read of, int most) {
    for (SymbolicEvent each : events) {
      if (each.event().number() == of.event()) {
        return source.written().objects(each.event(), 0, most);
      }
    }
    return List.of();
  }

  private static Term value(JavaType type, long event) {
    return type.isReference() || Arithmetic.isIntegral(type) ? Term.read(event) : Term.UNTOLD;
  }

  void writeStatic(Frame frame, FieldStore store, Term value) {
    FieldModel field = field(store.field());
    write(frame, store, field, holder(field), value);
  }

  void write(Frame frame, FieldStore store, Term base, Term value) {
    write(frame, store, field(store.field()), number(base), value);
  }

  private void write(Frame frame, FieldStore store, FieldModel field, long object, Term value) {
    if (!isEvent(store.field())) {
      throw new LostException("a field that is not told");
    }
    EventKind kind = field.isVolatile() ? EventKind.VOLATILE_WRITE : EventKind.WRITE;
    int member = source.numbers().field(field);
    Term stored = state.terms.stored(field.type(), store.value().type(), value);
    write(kind, frame, store.index(), object, member, stored);
  }

  /** What is not known exactly is the last that is done: it races, and nobody comes to read it. */
  private void write(EventKind kind, Frame frame, int index, long object, int member, Term stored) {
    Optional<Expression> written =
        stored.isExact() ? Optional.of(stored.expression()) : Optional.empty();
    add(kind, frame, index, object, member, written);
    if (written.isEmpty()) {
      throw new LostException("a value that is not known");
    }
  }

  Term readElement(Frame frame, ArrayLoad load, Term base, Term index) {
    long array = number(base);
    int element = element(array, index);
    return value(
        load.result().orElseThrow().type(),
        add(EventKind.READ, frame, load.index(), array, element, Optional.empty()));
  }

  void writeElement(Frame frame, ArrayStore store, Term base, Term index, Term value) {
    long array = number(base);
    int element = element(array, index);
    JavaType type = typeOfElements(array);
    if (type.isReference() && !isOf(type, store.value().type())) {
      throw new LostException("an element that may be of another class");
    }
    Term stored = state.terms.stored(type, store.value().type(), value);
    write(EventKind.WRITE, frame, store.index(), array, element, stored);
  }

  private JavaType typeOfElements(long array) {
    LocalObject made = state.objects.made(array);
    if (made == null || !made.type().isArray()) {
      throw new LostException("an array that is not known");
    }
    return made.type().element();
  }

  private boolean isOf(JavaType type, JavaType value) {
    return state.code.program().hierarchy().isSubtype(value, type) == Hierarchy.Answer.YES;
  }

  private int element(long array, Term index) {
    LocalObject made = state.objects.made(array);
    boolean isWithin =
        made != null
            && made.length().isConstant()
            && index.hasValue()
            && index.value() >= 0
            && index.value() < made.length().value();
    if (!isWithin) {
      throw new LostException("an element that may not be there");
    }
    state.conditions.asRecorded(index);
    return (int) index.value();
  }

  void acquire(Frame frame, int index, Term lock) {
    if (!lock.isLocal()) {
      long number = number(lock);
      if (state.monitors.depth(lock) == 0) {
        add(EventKind.ACQUIRE, frame, index, number, 0, Optional.empty());
      }
    }
    state.monitors.take(lock);
  }

  void release(Frame frame, int index, Term lock) {
    if (!lock.isLocal()) {
      long number = number(lock);
      if (state.monitors.depth(lock) == 1) {
        add(EventKind.RELEASE, frame, index, number, 0, Optional.empty());
      }
    }
    state.monitors.give(lock);
  }

  /** The monitor of a synchronized method; which number a class has as a lock is not known. */
  void enter(Frame frame) {
    acquire(frame, 0, receiver(frame));
    frame.hasMonitor = true;
  }

  void leave(Frame frame, Instruction at) {
    release(frame, at.index(), receiver(frame));
    frame.hasMonitor = false;
  }

  private Term receiver(Frame frame) {
    if (frame.method.model().isStatic()) {
      throw new LostException("the monitor of a class");
    }
    return state.conditions.known(frame.get(frame.method.body().parameters().get(0)));
  }

  /** Code of a class that nobody has used would run its initialiser first. */
  void requireInitialised(Frame frame, String className) {
    ClassModel of = state.code.program().find(className);
    boolean runs =
        of.isApplication()
            && of != frame.method.model().owner()
            && of.methods().stream().anyMatch(MethodModel::isClassInitializer)
            && state.objects.holder(of).isEmpty();
    if (runs) {
      throw new LostException("a class that nobody has used");
    }
    state
        .code
        .program()
        .hierarchy()
        .superclass(of)
        .filter(ClassModel::isApplication)
        .ifPresent(above -> requireInitialised(frame, above.name()));
  }

  private long add(
      EventKind kind,
      Frame frame,
      int index,
      long object,
      int member,
      Optional<Expression> written) {
    if (!source.isTrusted().test(object)) {
      throw new LostException("an object that others change as well");
    }
    long number = source.events().getAsLong();
    int site = source.numbers().site(frame.method.number(), index);
    Event event = new Event(number, state.thread, kind, site, object, member, 0);
    events.add(new SymbolicEvent(event, state.conditions.take(), written));
    callers.add(CallStacks.callers(frames()));
    return number;
  }

  /** All frames: of those below, the trial may have returned to some, which it has copied. */
  private List<Frame> frames() {
    List<Frame> frames = new ArrayList<>();
    int first = state.frames.get(0).number;
    below.stream().takeWhile(frame -> frame.number < first).forEach(frames::add);
    frames.addAll(state.frames);
    return frames;
  }
}

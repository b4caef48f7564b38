package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.Value;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What calls of the platform do, as their events tell: all that they are given has to be the same,
 * and what they return may depend on all that they found.
 */
final class CallEvents {

  private static final String ATOMIC = "java/util/concurrent/atomic/Atomic";
  private static final String HANDLE = "java/lang/invoke/VarHandle";

  /** What atomic objects, updaters and handles call a read of a value. */
  private static final Set<String> READS =
      Set.of("get", "getPlain", "getOpaque", "getAcquire", "getVolatile");

  private final State state;

  CallEvents(State state) {
    this.state = state;
  }

  /** What an event of the call writes that a frame stands at, if it writes. */
  Optional<Expression> perform(Frame frame, Event event) {
    Instruction call = Objects.requireNonNull(frame.call);
    for (Value operand : call.operands()) {
      state.conditions.asRecorded(frame.get(operand));
    }
    Optional<AtomicUpdate> update = update(frame, call, event);
    if (update.isEmpty()) {
      decide(frame, call, event);
    }
    if (frame.hasComeBack) {
      call.result().ifPresent(result -> result(frame, call, result, event, update));
    }
    state.take(frame);
    if (update.isPresent()) {
      return Optional.of(update.get().written().expression());
    }
    return event.kind().isWrite() ? Optional.of(written(event)) : Optional.empty();
  }

  /** What a call writes, and whether it does, may depend on what it finds. */
  private void decide(Frame frame, Instruction call, Event event) {
    if (event.kind() == EventKind.UPDATE) {
      state.conditions.asRecorded(Memory.on(event));
    } else if (event.kind() == EventKind.VOLATILE_READ && !isRead(call)) {
      Optional<Condition> unequal = AtomicUpdate.failure(call, frame, event);
      unequal.ifPresentOrElse(
          state.conditions::add, () -> state.conditions.asRecorded(Memory.on(event)));
    }
  }

  private static boolean isMemory(Event event) {
    return event.kind().isAccess() && event.member() != Event.CONTENTS;
  }

  private Optional<AtomicUpdate> update(Frame frame, Instruction call, Event event) {
    return event.kind() == EventKind.UPDATE && call instanceof Invoke invoke
        ? AtomicUpdate.of(invoke, frame, event, state.terms)
        : Optional.empty();
  }

  /** Elements of arrays may be written by what the same call has read. */
  private Expression written(Event event) {
    boolean isElement = event.kind() == EventKind.WRITE && event.member() != Event.CONTENTS;
    return isElement
        ? new Expression.Unknown(Dependences.past(state.thread, event.number()))
        : new Expression.Constant(event.value());
  }

  /** The call came back before its event was told: the result may be what the event found. */
  private void result(
      Frame frame, Instruction call, Value result, Event event, Optional<AtomicUpdate> update) {
    Term known = frame.find(result);
    if (call instanceof Invoke invoke && isRead(invoke, event)) {
      frame.set(result, Memory.read(result.type(), event));
    } else if (update.isPresent()) {
      frame.set(result, update.get().result());
    } else if (isOfPast(known)) {
      Dependence past = Dependences.past(state.thread, event.number() + 1);
      frame.set(result, Term.unknown(isOfFound(call, event) ? Memory.on(event) : past));
    }
  }

  /** Whether the outcome follows from what the call was given and found, and from nothing else. */
  private static boolean isOfFound(Instruction call, Event event) {
    return call instanceof Invoke invoke
        && isMemory(event)
        && isOfVariable(invoke.method().owner())
        && !AtomicUpdate.callsBack(invoke);
  }

  private static boolean isOfPast(@Nullable Term term) {
    return term != null && term.object() == null && !term.dependence().pasts().isEmpty();
  }

  /** Whether a call reads what an event tells of, and does nothing else. */
  private static boolean isRead(Instruction call) {
    return call instanceof Invoke invoke
        && isOfVariable(invoke.method().owner())
        && READS.contains(invoke.method().name());
  }

  private static boolean isOfVariable(String owner) {
    return owner.startsWith(ATOMIC) || owner.equals(HANDLE);
  }

  /** Whether the result is what an event read. */
  private boolean isRead(Invoke call, Event event) {
    return isRead(call)
        && isMemory(event)
        && !event.kind().isWrite()
        && (call.method().owner().startsWith(ATOMIC) || isOfField(call, event));
  }

  /** Whether a handle gives what is in a field as it is, and not in a box or out of one. */
  private boolean isOfField(Invoke call, Event event) {
    MethodDescriptor descriptor = call.method().descriptor();
    // The member of an element is its index.
    return descriptor.parameters().size() < 2
        && state
            .code
            .member(event.member())
            .filter(field -> field.type().equals(descriptor.returnType()))
            .isPresent();
  }
}

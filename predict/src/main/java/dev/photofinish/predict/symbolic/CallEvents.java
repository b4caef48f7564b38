package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodRef;
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
    if (event.kind() == EventKind.UPDATE) {
      // What it writes, and whether it does, depends on what it finds.
      state.conditions.asRecorded(Memory.on(event));
    }
    if (frame.hasComeBack) {
      call.result().ifPresent(result -> found(frame, call, result, event));
    }
    state.take(frame);
    return event.kind().isWrite() ? Optional.of(written(event)) : Optional.empty();
  }

  /** Elements of arrays may be written by what the same call has read. */
  private Expression written(Event event) {
    boolean isElement = event.kind() == EventKind.WRITE && event.member() != Event.CONTENTS;
    return isElement
        ? new Expression.Unknown(Dependences.past(state.thread, event.number()))
        : new Expression.Constant(event.value());
  }

  /** The call came back before its event was told: the result may be what the event found. */
  private void found(Frame frame, Instruction call, Value result, Event event) {
    Term known = frame.find(result);
    if (call instanceof Invoke invoke && isRead(invoke, event)) {
      frame.set(result, Memory.read(result.type(), event));
    } else if (isOfPast(known)) {
      frame.set(result, Term.unknown(Dependences.past(state.thread, event.number() + 1)));
    }
  }

  private static boolean isOfPast(@Nullable Term term) {
    return term != null && term.object() == null && !term.dependence().pasts().isEmpty();
  }

  /** Whether the result is what an event read. */
  private boolean isRead(Invoke call, Event event) {
    MethodRef method = call.method();
    if (!READS.contains(method.name())) {
      return false;
    } else if (method.owner().equals(HANDLE)) {
      return isOfField(method.descriptor(), event);
    }
    return event.kind() == EventKind.VOLATILE_READ && method.owner().startsWith(ATOMIC);
  }

  /** Whether a handle gives what is in a field as it is, and not in a box or out of one. */
  private boolean isOfField(MethodDescriptor descriptor, Event event) {
    boolean isRead = event.kind().isAccess() && !event.kind().isWrite();
    // The member of an element is its index.
    return isRead
        && descriptor.parameters().size() < 2
        && state
            .code
            .member(event.member())
            .filter(field -> field.type().equals(descriptor.returnType()))
            .isPresent();
  }
}

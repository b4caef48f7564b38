package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Closure;
import dev.photofinish.ir.Concat;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What calls give that went to code that is not followed. */
final class CallResults {

  /** The part of a builder of strings that stands for its text. */
  private static final Object TEXT = "text";

  private final State state;

  CallResults(State state) {
    this.state = state;
  }

  /** The result; whether the call throws an exception may depend on what it is given. */
  Term of(Frame frame, Instruction call) {
    Term known = frame.entered == 0 ? known(frame, call) : null;
    if (known != null) {
      return known;
    }
    List<Term> operands = operands(frame, call);
    operands.forEach(state.heap::leak);
    if (call instanceof Closure) {
      return Term.unknown(Dependence.NONE);
    }
    operands.forEach(state.conditions::asRecorded);
    return state.unknown();
  }

  private static List<Term> operands(Frame frame, Instruction call) {
    return call.operands().stream().map(frame::get).toList();
  }

  /** The result of a call whose doing is known; null if it is not. */
  @Nullable Term known(Frame frame, Instruction call) {
    if (call instanceof Concat) {
      return state.terms.inexact(operands(frame, call));
    }
    return call instanceof Invoke invoke ? known(invoke, operands(frame, call)) : null;
  }

  private @Nullable Term known(Invoke invoke, List<Term> operands) {
    return switch (KnownCalls.effect(invoke.method())) {
      case UNKNOWN -> null;
      case CONSTRUCTOR -> {
        operands.subList(1, operands.size()).forEach(state.heap::leak);
        yield Term.ZERO;
      }
      case FUNCTION -> function(invoke, operands);
      case APPEND -> append(operands);
      case TEXT -> text(operands.get(0));
      case PRINT -> print(operands.get(0));
    };
  }

  private Term function(Invoke call, List<Term> operands) {
    if (call.receiver().isPresent()) {
      state.conditions.notZero(operands.get(0));
    }
    return state.terms.inexact(operands);
  }

  private @Nullable Term append(List<Term> operands) {
    LocalObject builder = operands.get(0).object();
    if (builder == null || builder.isLeaked()) {
      return null;
    }
    List<Term> parts = new ArrayList<>(operands.subList(1, operands.size()));
    parts.add(state.heap.get(builder, TEXT));
    state.heap.put(builder, TEXT, state.terms.inexact(parts));
    return operands.get(0);
  }

  private @Nullable Term text(Term receiver) {
    LocalObject builder = receiver.object();
    return builder == null || builder.isLeaked()
        ? null
        : state.terms.inexact(List.of(state.heap.get(builder, TEXT)));
  }

  /** Where it is shown has to be the same: it may be null, or a stream of the program's own. */
  private Term print(Term stream) {
    state.conditions.asRecorded(stream);
    return Term.ZERO;
  }
}

package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.ArrayStore;
import dev.photofinish.ir.Block;
import dev.photofinish.ir.Comparison;
import dev.photofinish.ir.Compute;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.If;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.Return;
import dev.photofinish.ir.Switch;
import dev.photofinish.ir.Value;
import dev.photofinish.trace.Event;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** The lines of one thread: what it defines, asks, reads, writes and calls. */
final class ListedThread implements Watcher {

  private final ListingLines lines;
  private final ListedMemory memory;
  private final Function<Event, String> names;
  private String returned = "";

  /**
   * @param names what an event is about that has its line here
   */
  ListedThread(ListingLines lines, Function<Event, String> names) {
    this.lines = lines;
    this.memory = new ListedMemory(lines);
    this.names = names;
  }

  private static boolean isNumber(Value value) {
    return !value.type().isReference();
  }

  @Override
  public void ran(Frame frame, Instruction instruction) {
    if (instruction instanceof If branch) {
      condition(frame, branch);
    } else if (instruction instanceof Switch choice) {
      lines.add(frame, choice.operands(), () -> "switch " + lines.symbol(frame, choice.selector()));
    } else if (instruction instanceof Return end) {
      lines.release(frame, end.operands());
      returned = end.value().map(value -> lines.symbol(frame, value)).orElse("");
    } else if (instruction instanceof Compute compute) {
      computed(frame, compute, compute.result().orElseThrow());
    } else {
      memory.ran(frame, instruction);
    }
  }

  /**
   * As the source has it, whether it held or not: compilers jump over what is to be done if the
   * condition holds, so a jump ahead asks for its opposite.
   */
  private void condition(Frame frame, If branch) {
    Block taken = frame.method.body().block(frame.block.successor(0));
    boolean isAhead = taken.range().start() > branch.index();
    Comparison comparison = isAhead ? branch.comparison().negated() : branch.comparison();
    lines.add(
        frame,
        branch.operands(),
        () ->
            lines.symbol(frame, branch.left())
                + " "
                + comparison.symbol()
                + " "
                + lines.symbol(frame, branch.right()));
  }

  private void computed(Frame frame, Compute compute, Value result) {
    Term term = frame.get(result);
    boolean isStep = ListingText.isStep(compute) && term.isConstant();
    lines.define(
        frame,
        result,
        compute.operands(),
        () ->
            isStep
                ? String.valueOf(term.value())
                : ListingText.of(compute, value -> lines.symbol(frame, value)));
  }

  @Override
  public void accessed(Frame frame, Instruction instruction, Event event) {
    if (instruction instanceof FieldLoad || instruction instanceof ArrayLoad) {
      Value result = instruction.result().orElseThrow();
      String name = names.apply(event);
      lines.hold(frame, result, name);
      if (result.hasSourceName()) {
        lines.release();
      }
    } else if (instruction instanceof FieldStore store) {
      written(frame, store.value(), event);
    } else if (instruction instanceof ArrayStore store) {
      written(frame, store.value(), event);
    }
  }

  private void written(Frame frame, Value value, Event event) {
    lines.release();
    lines.assign(frame, "W_" + names.apply(event), List.of(), () -> lines.symbol(frame, value));
  }

  /** A variable that gets what another one or a constant is has a new definition. */
  @Override
  public void goes(Frame frame, Block next) {
    int from = frame.wayInto(next);
    List<Value> given = next.phis().stream().map(phi -> phi.operand(from)).toList();
    lines.release(frame, given);
    List<String> symbols = given.stream().map(value -> lines.symbol(frame, value)).toList();
    for (int i = 0; i < symbols.size(); i++) {
      Value.Phi phi = next.phis().get(i);
      assign(frame, phi, symbols.get(i), isSame(phi, given.get(i)));
    }
  }

  private static boolean isSame(Value variable, Value value) {
    return value.hasSourceName() && value.name().equals(variable.name());
  }

  private void assign(Frame frame, Value to, String symbol, boolean isSame) {
    if (to.hasSourceName() && isNumber(to) && !isSame) {
      lines.define(frame, to, List.of(), () -> symbol);
    } else {
      lines.set(frame, to, symbol);
    }
  }

  /** What is given to a method is assigned to its parameters (section III.B, method calls). */
  @Override
  public void entered(Frame frame, Frame caller, Invoke call) {
    lines.release(caller, call.operands());
    for (Value.Parameter parameter : frame.method.body().parameters()) {
      Value given = call.operand(parameter.index());
      assign(frame, parameter, lines.symbol(caller, given), false);
    }
  }

  /** And what it returns to the variable that gets it. */
  @Override
  public void cameBack(Frame frame, Instruction call, boolean isFollowed) {
    if (isFollowed) {
      call.result().ifPresent(result -> assign(frame, result, returned, false));
      return;
    }
    Supplier<String> text = () -> called(frame, call);
    Optional<Value.Result> result = call.result();
    boolean isTold =
        result.filter(ListedThread::isNumber).isPresent()
            || call.operands().stream().anyMatch(value -> isTold(frame, value));
    if (result.isPresent() && isTold) {
      lines.define(frame, result.get(), call.operands(), text);
    } else if (isTold) {
      lines.add(frame, call.operands(), text);
    } else {
      result.ifPresent(value -> lines.set(frame, value, null));
    }
  }

  private boolean isTold(Frame frame, Value value) {
    boolean isConstant = value instanceof Value.Constant;
    return (isNumber(value) && !isConstant) || lines.isHeld(frame, value);
  }

  /** {@code print(tmp)}, or {@code R_list^4.add(i^3)} if the receiver has a symbol. */
  private String called(Frame frame, Instruction call) {
    boolean hasReceiver = call instanceof Invoke invoke && invoke.receiver().isPresent();
    List<Value> given = call.operands().subList(hasReceiver ? 1 : 0, call.operandCount());
    String receiver =
        hasReceiver && lines.isKnown(frame, call.operand(0))
            ? lines.symbol(frame, call.operand(0)) + "."
            : "";
    List<String> arguments = given.stream().map(value -> lines.symbol(frame, value)).toList();
    return receiver + ListingText.name(call) + "(" + String.join(", ", arguments) + ")";
  }

  @Override
  public void caught(Frame frame, Block handler) {
    handler.phis().forEach(phi -> lines.set(frame, phi, null));
  }
}

package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A method that is being run again. */
final class Frame {

  /** What it waits for. */
  enum Wait {
    /** For nothing: its next instruction can be run. */
    NONE,
    /** For the frame above it to return. */
    RETURN,
    /** For the item that says that a call has come back. */
    BACK,
    /** An exception left it, or is about to be caught by it. */
    DEAD
  }

  final Method method;
  final int number;
  final boolean isLinked;
  final @Nullable Term[] values;
  Block block;
  int position;
  boolean hasMonitor;
  boolean hasBegun;
  boolean hasLeft;

  /** Whether the call that it stands at is over, but for events after it. */
  boolean hasComeBack;

  Wait wait = Wait.NONE;

  /** The call that it waits for, how many methods were entered since, and what the first gave. */
  @Nullable Instruction call;

  int entered;
  @Nullable Term result;

  /** The blocks that it has been in since its last item: an exception came from one of these. */
  private final List<Integer> recent = new ArrayList<>();

  /**
   * @param isLinked whether the frame below has called it and gets its result
   */
  Frame(Method method, int number, boolean isLinked, List<Term> arguments) {
    this.method = method;
    this.number = number;
    this.isLinked = isLinked;
    this.values = new Term[method.body().valueCount()];
    this.block = method.body().block(0);
    recent.add(0);
    for (Value.Parameter parameter : method.body().parameters()) {
      values[parameter.id()] = arguments.get(parameter.index());
    }
  }

  /** A copy to try something with. */
  Frame(Frame from) {
    this.method = from.method;
    this.number = from.number;
    this.isLinked = from.isLinked;
    this.values = from.values.clone();
    this.block = from.block;
    this.position = from.position;
    this.hasMonitor = from.hasMonitor;
    this.hasBegun = from.hasBegun;
    this.wait = from.wait;
    this.call = from.call;
    recent.addAll(from.recent);
  }

  Term get(Value value) {
    if (value instanceof Value.Constant constant) {
      return Constants.term(constant);
    }
    Term term = values[value.id()];
    if (term == null) {
      throw new LostException("a value is used before it is computed in " + method);
    }
    return term;
  }

  @Nullable Term find(Value value) {
    return value instanceof Value.Constant constant ? Constants.term(constant) : values[value.id()];
  }

  void set(Value value, Term term) {
    values[value.id()] = term;
  }

  /** Whether a value is the object that the method was called on, which is never null. */
  boolean isReceiver(Value value) {
    return !method.model().isStatic() && value.equals(method.body().parameters().get(0));
  }

  /** All that it has. */
  List<Term> terms() {
    return Stream.concat(Arrays.stream(values), Stream.of(result))
        .filter(Objects::nonNull)
        .toList();
  }

  Instruction instruction() {
    return block.instructions().get(position);
  }

  /** Whether it is to run an instruction next, and not about to begin, or in a call. */
  boolean isAtInstruction() {
    return hasBegun && !hasComeBack && wait == Wait.NONE && !isAtEndOfBlock();
  }

  boolean isAtEndOfBlock() {
    return position == block.instructions().size();
  }

  /** An item was of this frame: what comes is after it. */
  void tookItem() {
    recent.clear();
    recent.add(block.index());
  }

  List<Integer> recent() {
    return recent;
  }

  /** Whether it has begun with a block since its last item; the item was in the first of them. */
  boolean hasBegun(Block other) {
    return recent.subList(1, recent.size()).contains(other.index());
  }

  /** Which predecessor of a block the current one is. */
  int wayInto(Block next) {
    int from = -1;
    for (int i = 0; i < next.predecessorCount(); i++) {
      from = next.predecessor(i) == block.index() ? i : from;
    }
    return from;
  }

  /** Goes to a block that this one leads to. */
  void go(int to) {
    Block next = method.body().block(to);
    int from = wayInto(next);
    List<Term> terms = new ArrayList<>();
    for (Value.Phi phi : next.phis()) {
      terms.add(get(phi.operand(from)));
    }
    for (int i = 0; i < terms.size(); i++) {
      set(next.phis().get(i), terms.get(i));
    }
    block = next;
    position = 0;
    recent.add(to);
  }
}

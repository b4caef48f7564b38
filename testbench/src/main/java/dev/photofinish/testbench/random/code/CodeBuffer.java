package dev.photofinish.testbench.random.code;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** The instructions of one method as they are made. What cannot be reached is left out. */
final class CodeBuffer {

  private final List<Instruction> instructions = new ArrayList<>();
  private boolean reachable = true;

  boolean isReachable() {
    return reachable;
  }

  /** The index of the next instruction. */
  int position() {
    return instructions.size();
  }

  void add(Instruction instruction) {
    if (reachable) {
      instructions.add(instruction);
    }
  }

  /** Adds an instruction after which control does not go on here. */
  void addLast(Instruction instruction) {
    add(instruction);
    reachable = false;
  }

  /** Begins code that something refers to, such as a handler. */
  void reach() {
    reachable = true;
  }

  /** A jump whose target comes later. */
  Forward forward(IntFunction<Instruction> jump) {
    Forward forward = new Forward(reachable ? position() : -1, jump);
    add(jump.apply(-1));
    return forward;
  }

  /** A jump whose target comes later and after which control does not go on here. */
  Forward forwardLast(IntFunction<Instruction> jump) {
    Forward forward = forward(jump);
    reachable = false;
    return forward;
  }

  List<Instruction> instructions() {
    return List.copyOf(instructions);
  }

  /** A jump that waits for its target. */
  final class Forward {
    private final int at;
    private final IntFunction<Instruction> jump;

    private Forward(int at, IntFunction<Instruction> jump) {
      this.at = at;
      this.jump = jump;
    }

    /** Lets the jump lead to the next instruction. */
    void land() {
      if (at >= 0) {
        instructions.set(at, jump.apply(position()));
        reachable = true;
      }
    }
  }
}

package dev.photofinish.predict.report;

import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Value;
import dev.photofinish.trace.Event;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Which operand of an instruction is the array or container that an event is about. */
final class UsedOperand {

  private UsedOperand() {}

  /** Nothing if a call is given several arrays. */
  static Optional<Value> of(Instruction instruction, Event event) {
    if (instruction.operandCount() == 0) {
      return Optional.empty();
    }
    return instruction instanceof Invoke call && event.member() >= 0
        ? ofElement(call, event)
        : Optional.of(instruction.operand(0));
  }

  private static Optional<Value> ofElement(Invoke call, Event event) {
    if (call.method().name().equals("arraycopy")) {
      return Optional.of(call.operand(event.kind().isWrite() ? 2 : 0));
    }
    List<JavaType> parameters = call.method().descriptor().parameters();
    int first = call.operandCount() - parameters.size();
    int[] arrays =
        IntStream.range(0, parameters.size()).filter(i -> parameters.get(i).isArray()).toArray();
    return switch (arrays.length) {
      case 0 -> Optional.of(call.operand(0));
      case 1 -> Optional.of(call.operand(first + arrays[0]));
      default -> Optional.empty();
    };
  }
}

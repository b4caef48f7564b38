package dev.photofinish.ir;

import java.util.stream.Collectors;

/** An instruction as one line of text, without its place. */
final class InstructionText {

  private InstructionText() {}

  static String of(Instruction instruction) {
    String assigned = instruction.result().map(result -> result + " = ").orElse("");
    return assigned + instruction.operation() + operands(instruction);
  }

  private static String operands(Instruction instruction) {
    if (instruction instanceof If branch) {
      return " " + branch.left() + " " + branch.comparison().symbol() + " " + branch.right();
    }
    String list =
        instruction.operands().stream().map(Value::toString).collect(Collectors.joining(", "));
    return instruction instanceof Invoke || instruction instanceof InvokeDynamic
        ? " (" + list + ")"
        : list.isEmpty() ? "" : " " + list;
  }
}

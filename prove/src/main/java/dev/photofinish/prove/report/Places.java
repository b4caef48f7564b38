package dev.photofinish.prove.report;

import dev.photofinish.finding.Frame;
import dev.photofinish.finding.MethodName;
import dev.photofinish.ir.ClassNames;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.prove.code.Access;
import org.jspecify.annotations.Nullable;

/** Says where things are, in the words of reports. */
final class Places {

  private Places() {}

  static MethodName name(MethodModel method) {
    return new MethodName(
        ClassNames.toBinary(method.owner().name()),
        method.name(),
        method.descriptor().parameters().stream().map(JavaType::sourceName).toList());
  }

  /** The frame of an instruction; without one, only the method is known. */
  static Frame frame(MethodModel method, @Nullable Instruction instruction) {
    int line = instruction == null ? 0 : instruction.line();
    return new Frame(
        name(method), method.owner().sourcePath().orElse(""), line, offset(method, instruction));
  }

  static Frame frame(Access access) {
    return frame(access.method(), access.instruction());
  }

  /** Where there are no line numbers, a disassembler shows the place. */
  private static int offset(MethodModel method, @Nullable Instruction instruction) {
    return instruction == null || instruction.line() > 0
        ? Frame.NO_OFFSET
        : method.bytecodeOffset(instruction.index()).orElse(Frame.NO_OFFSET);
  }

  /** Where something is, to follow on a verb: {@code at com/acme/Bank.java:17}. */
  static String at(MethodModel method, int line) {
    if (line == 0) {
      return "in " + MethodText.of(method);
    }
    return "at "
        + method.owner().sourcePath().orElseGet(() -> MethodText.simpleName(method.owner().name()))
        + ":"
        + line;
  }
}

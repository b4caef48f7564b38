package dev.photofinish.ir;

import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A body as text: one line an instruction, blocks with their edges. */
public final class BodyPrinter {

  private final StringBuilder out = new StringBuilder();
  private final Function<Instruction, String> remark;

  private BodyPrinter(Function<Instruction, String> remark) {
    this.remark = remark;
  }

  public static String print(Body body) {
    return print(body, instruction -> "");
  }

  /** Prints with a remark behind each instruction: where an analysis shows what it found. */
  public static String print(Body body, Function<Instruction, String> remark) {
    BodyPrinter printer = new BodyPrinter(remark);
    printer.header(body);
    body.blocks().forEach(printer::block);
    return printer.out.toString();
  }

  private void header(Body body) {
    MethodModel method = body.method();
    String parameters =
        body.parameters().stream()
            .map(parameter -> parameter.type() + " " + parameter)
            .collect(Collectors.joining(", ", "(", ")"));
    out.append(method.isStatic() ? "static " : "")
        .append(method.isSynchronized() ? "synchronized " : "")
        .append(method.descriptor().returnType())
        .append(' ')
        .append(ClassNames.toBinary(method.owner().name()))
        .append('.')
        .append(method.name())
        .append(parameters)
        .append('\n');
  }

  private void block(Block block) {
    out.append(block).append(':');
    if (block.predecessorCount() > 0) {
      out.append("  from ").append(predecessors(block));
    }
    out.append('\n');
    block.caught().ifPresent(caught -> line(0, typed(caught) + " = caught", ""));
    block.phis().forEach(phi -> line(0, typed(phi) + " = " + operands(block, phi), ""));
    block.instructions().forEach(this::instruction);
    edges(block);
  }

  private static String predecessors(Block block) {
    return IntStream.range(0, block.predecessorCount())
        .mapToObj(i -> "B" + block.predecessor(i))
        .collect(Collectors.joining(", "));
  }

  private static String operands(Block block, Value.Phi phi) {
    return IntStream.range(0, phi.operandCount())
        .mapToObj(i -> "B" + block.predecessor(i) + ": " + phi.operand(i))
        .collect(Collectors.joining(", ", "phi(", ")"));
  }

  private static String typed(Value value) {
    return value.type() + " " + value;
  }

  private void instruction(Instruction instruction) {
    String type = instruction.result().map(result -> result.type() + " ").orElse("");
    line(instruction.line(), type + instruction, remark.apply(instruction));
  }

  private void line(int number, String text, String remark) {
    out.append(number == 0 ? "        " : String.format("  %4d  ", number)).append(text);
    out.append(remark.isEmpty() ? "" : "  ; " + remark).append('\n');
  }

  private void edges(Block block) {
    if (block.successorCount() > 0) {
      line(0, "-> " + successors(block), "");
    }
    for (ExceptionEdge edge : block.handlers()) {
      String caught =
          edge.catchesAll()
              ? "anything"
              : edge.caught().stream().map(ClassNames::toBinary).collect(Collectors.joining(" | "));
      line(0, "-> B" + edge.handler() + " on " + caught, "");
    }
  }

  private static String successors(Block block) {
    int[] targets =
        IntStream.range(0, block.successorCount()).map(i -> block.successor(i)).toArray();
    int size = block.instructions().size();
    Instruction last = size == 0 ? null : block.instructions().get(size - 1);
    if (last instanceof If) {
      return "B" + targets[0] + " else B" + targets[1];
    } else if (last instanceof Switch branch) {
      return IntStream.range(0, branch.keyCount())
              .mapToObj(i -> branch.key(i) + ": B" + targets[i])
              .collect(Collectors.joining(", "))
          + (branch.keyCount() == 0 ? "" : ", ")
          + "else B"
          + targets[targets.length - 1];
    }
    return Arrays.stream(targets).mapToObj(i -> "B" + i).collect(Collectors.joining(", "));
  }
}

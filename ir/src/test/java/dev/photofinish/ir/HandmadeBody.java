package dev.photofinish.ir;

import dev.photofinish.ir.fixture.ClassFiles;
import dev.photofinish.ir.fixture.Programs;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A body that is put together by hand, right or wrong. */
final class HandmadeBody {

  private final int[][] successors;
  private final List<List<Value.Phi>> phis = new ArrayList<>();
  private final List<List<Instruction>> instructions = new ArrayList<>();

  /**
   * @param successors those of each block
   */
  HandmadeBody(int[]... successors) {
    this.successors = successors;
    for (int i = 0; i < successors.length; i++) {
      phis.add(new ArrayList<>());
      instructions.add(new ArrayList<>());
    }
  }

  HandmadeBody with(int block, Instruction instruction) {
    instructions.get(block).add(instruction);
    return this;
  }

  HandmadeBody with(int block, Value.Phi phi) {
    phis.get(block).add(phi);
    return this;
  }

  Body body(Value... values) {
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < successors.length; i++) {
      blocks.add(
          new Block(
              i,
              new Block.Range(i, i + 1),
              phis.get(i),
              Optional.empty(),
              instructions.get(i),
              successors[i],
              List.of(),
              predecessors(i)));
    }
    return new Body(someMethod(), List.of(), blocks, values);
  }

  private int[] predecessors(int block) {
    List<Integer> found = new ArrayList<>();
    for (int from = 0; from < successors.length; from++) {
      for (int to : successors[from]) {
        if (to == block && !found.contains(from)) {
          found.add(from);
        }
      }
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  private static MethodModel someMethod() {
    try (Program program = Programs.ofClasses(Map.of("A", ClassFiles.withMethod("A", "m")))) {
      return Programs.method(program, "A", "m");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package dev.photofinish.ir.badinput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.photofinish.ir.Body;
import dev.photofinish.ir.BodyChecker;
import dev.photofinish.ir.HeldLocks;
import dev.photofinish.ir.LockOperations;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.fixture.Programs;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;

/** Methods near the limit of 64 KB: the body is built and keeps the rules. */
class HugeMethodTest {

  private static final Duration AT_MOST = Duration.ofSeconds(60);

  @Test
  void straightLine() {
    Body body = build(HugeMethods.classWith(Opcodes.V17, HugeMethods.straightLine(32_000)));
    assertThat(body.blocks()).hasSize(1);
    assertThat(body.instructionCount()).isEqualTo(32_001);
  }

  @Test
  void manyBranches() {
    Body body = build(HugeMethods.classWith(Opcodes.V1_5, HugeMethods.branches(8_000, 200)));
    assertThat(body.blocks()).hasSize(2 * 8_000 + 1);
    assertThat(phis(body)).isEqualTo(8_000);
  }

  @Test
  void manyBranchesWithFrames() {
    Body body = build(HugeMethods.classWith(Opcodes.V17, HugeMethods.branches(5_000, 40)));
    assertThat(phis(body)).isEqualTo(5_000);
  }

  @Test
  void manyLoopsWithManyVariables() {
    Body body = build(HugeMethods.classWith(Opcodes.V1_5, HugeMethods.loops(6_000, 1_000)));
    assertThat(phis(body)).isEqualTo(6_000);
  }

  @Test
  void manyNestedLoopsWithManyVariables() {
    Body body = build(HugeMethods.classWith(Opcodes.V1_5, HugeMethods.nestedLoops(6_000, 800)));
    assertThat(phis(body)).isZero();
  }

  @Test
  void manyNestedTries() {
    Body body = build(HugeMethods.classWith(Opcodes.V1_5, HugeMethods.nestedTries(700)));
    assertThat(body.blocks()).filteredOn(block -> block.caught().isPresent()).hasSize(700);
  }

  @Test
  void aBigSwitch() {
    Body body = build(HugeMethods.classWith(Opcodes.V17, HugeMethods.bigSwitch(8_000)));
    assertThat(body.block(0).successorCount()).isEqualTo(8_001);
    assertThat(phis(body)).isEqualTo(1);
  }

  private static int phis(Body body) {
    return body.blocks().stream().mapToInt(block -> block.phis().size()).sum();
  }

  private static Body build(byte[] classFile) {
    return assertTimeoutPreemptively(
        AT_MOST,
        () -> {
          try (Program program = Programs.ofClasses(Map.of("Huge", classFile))) {
            Body body = Programs.body(program, "Huge", "m");
            assertThat(BodyChecker.check(body)).isEmpty();
            assertThat(body.toString()).contains("return");
            HeldLocks.of(body, LockOperations.monitorsAndLocks(program.hierarchy()));
            return body;
          }
        });
  }
}

package dev.photofinish.ir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.fixture.Programs;
import org.junit.jupiter.api.Test;

/** Instructions are numbered; disassemblers count bytes. */
class BytecodeOffsetTest {

  private static final String SOURCE =
      """
      package p;
      abstract class Counter {
        int hits;
        void hit() { hits++; }
        abstract void none();
      }
      """;

  @Test
  void numbersBecomeOffsets() throws Exception {
    try (Program program = Programs.compiled(SOURCE)) {
      MethodModel hit = Programs.method(program, "p/Counter", "hit");
      Body body = Programs.body(program, "p/Counter", "hit");
      // aload_0, dup, getfield (three bytes), iconst_1, iadd, putfield
      FieldLoad load = Programs.only(body, FieldLoad.class);
      FieldStore store = Programs.only(body, FieldStore.class);
      assertThat(hit.bytecodeOffset(load.index())).hasValue(2);
      assertThat(hit.bytecodeOffset(store.index())).hasValue(7);
    }
  }

  @Test
  void whatIsNoInstructionHasNone() throws Exception {
    try (Program program = Programs.compiled(SOURCE)) {
      MethodModel hit = Programs.method(program, "p/Counter", "hit");
      assertThat(hit.bytecodeOffset(-1)).isEmpty();
      assertThat(hit.bytecodeOffset(7)).isEmpty();
      assertThat(Programs.method(program, "p/Counter", "none").bytecodeOffset(0)).isEmpty();
    }
  }
}

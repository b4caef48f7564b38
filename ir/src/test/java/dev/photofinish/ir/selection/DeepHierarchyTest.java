package dev.photofinish.ir.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.photofinish.ir.CallKind;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;

/** Overriding through other methods (JVMS 5.4.5) where there are many to go through. */
class DeepHierarchyTest {

  private static final int DEPTH = 60;

  @Test
  void aMethodThatNobodyOverridesIsFoundAboveManyOthers() {
    assertThat(calledOnLowest("q")).isEqualTo("p/C0");
  }

  @Test
  void aMethodIsOverriddenThroughOneInItsPackage() {
    assertThat(calledOnLowest("p")).isEqualTo("q/C" + (DEPTH - 1));
  }

  /**
   * A class with a package-private method, one below it, and many others below that in another
   * package; all others' methods are public. Calls the highest class's method on the lowest.
   */
  private static String calledOnLowest(String packageOfSecond) {
    List<TypeSpec> types = new ArrayList<>();
    String above = "java/lang/Object";
    for (int i = 0; i < DEPTH; i++) {
      String name = (i == 0 ? "p" : i == 1 ? packageOfSecond : "q") + "/C" + i;
      TypeSpec.MethodSpec method = new TypeSpec.MethodSpec("m", i == 0 ? 0 : Opcodes.ACC_PUBLIC);
      types.add(new TypeSpec(name, false, above, List.of(), List.of(method)));
      above = name;
    }
    CallSpec call = new CallSpec(0, "p/Calls", CallKind.VIRTUAL, "p/C0", false, "m");
    HierarchySpec hierarchy = new HierarchySpec(types, List.of(call));
    Map<String, byte[]> classFiles = HierarchyWriter.write(hierarchy);
    return assertTimeoutPreemptively(
        Duration.ofSeconds(30), () -> run(classFiles, call, types.get(DEPTH - 1)));
  }

  private static String run(Map<String, byte[]> classFiles, CallSpec call, TypeSpec receiver)
      throws Exception {
    try (Program program = Program.open(ProgramInputs.ofClasses(classFiles))) {
      String model = new ModelOutcomes(program).run(call, receiver);
      assertThat(model).isEqualTo(new JvmOutcomes(classFiles).run(call, receiver));
      return model;
    }
  }
}

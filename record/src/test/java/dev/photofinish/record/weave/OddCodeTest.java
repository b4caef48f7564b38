package dev.photofinish.record.weave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.record.runtime.Hooks;
import dev.photofinish.record.runtime.Recording;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.PathItem;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.RunEnd;
import dev.photofinish.trace.RunMeta;
import dev.photofinish.trace.Trace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Code that no compiler of Java writes, and methods that are very large. */
class OddCodeTest {

  private static final String FAILURE = "java/lang/RuntimeException";

  @TempDir Path folder;
  private int result;

  @Test
  void aHandlerThatIsAlsoReachedWithoutAnException() throws Exception {
    Run run = run(Opcodes.V17, OddCodeTest::handlerInTheWay);

    assertThat(result).isEqualTo(3);
    assertThat(kinds(run))
        .containsExactly(
            PathItem.Kind.ENTER, PathItem.Kind.CATCH, PathItem.Kind.BRANCH, PathItem.Kind.BRANCH);
    assertThat(taken(run)).containsExactly(false, true);
  }

  /** Divides by zero, comes to the handler, goes back, and falls into the handler. */
  private static void handlerInTheWay(MethodVisitor code) {
    Object[] number = {Opcodes.INTEGER};
    Label begin = new Label();
    Label end = new Label();
    Label handler = new Label();
    Label second = new Label();
    Label done = new Label();
    code.visitTryCatchBlock(begin, end, handler, FAILURE);
    code.visitInsn(Opcodes.ICONST_1);
    code.visitVarInsn(Opcodes.ISTORE, 0);
    code.visitLabel(begin);
    code.visitInsn(Opcodes.ICONST_1);
    code.visitInsn(Opcodes.ICONST_0);
    code.visitInsn(Opcodes.IDIV);
    code.visitInsn(Opcodes.POP);
    code.visitLabel(end);
    code.visitLabel(second);
    code.visitFrame(Opcodes.F_NEW, 1, number, 0, null);
    code.visitInsn(Opcodes.ACONST_NULL);
    code.visitTypeInsn(Opcodes.CHECKCAST, FAILURE);
    code.visitLabel(handler);
    code.visitFrame(Opcodes.F_NEW, 1, number, 1, new Object[] {FAILURE});
    code.visitJumpInsn(Opcodes.IFNULL, done);
    code.visitIincInsn(0, 2);
    code.visitJumpInsn(Opcodes.GOTO, second);
    code.visitLabel(done);
    code.visitFrame(Opcodes.F_NEW, 1, number, 0, null);
    code.visitVarInsn(Opcodes.ILOAD, 0);
    code.visitInsn(Opcodes.IRETURN);
  }

  @Test
  void memoryThatIsNoObjectYetIsCompared() throws Exception {
    Run run = run(Opcodes.V17, OddCodeTest::compareMemory);

    assertThat(result).isEqualTo(7);
    assertThat(kinds(run)).containsExactly(PathItem.Kind.ENTER, PathItem.Kind.BRANCH);
    assertThat(taken(run)).containsExactly(true);
  }

  private static void compareMemory(MethodVisitor code) {
    Label made = new Label();
    Label there = new Label();
    code.visitLabel(made);
    code.visitTypeInsn(Opcodes.NEW, "java/lang/Object");
    code.visitJumpInsn(Opcodes.IFNONNULL, there);
    code.visitInsn(Opcodes.ICONST_1);
    code.visitInsn(Opcodes.IRETURN);
    code.visitLabel(there);
    code.visitFrame(Opcodes.F_NEW, 0, new Object[0], 0, null);
    code.visitIntInsn(Opcodes.BIPUSH, 7);
    code.visitInsn(Opcodes.IRETURN);
  }

  @Test
  void subroutinesOfOldClassFiles() throws Exception {
    Run run = run(Opcodes.V1_2, OddCodeTest::subroutine);

    assertThat(result).isEqualTo(2);
    // The copies of the subroutine stand behind the code, and jump back to it, but not for ever.
    assertThat(kinds(run))
        .containsExactly(PathItem.Kind.ENTER, PathItem.Kind.BRANCH, PathItem.Kind.BRANCH);
  }

  /** Twice a subroutine that has a branch, and adds one. */
  private static void subroutine(MethodVisitor code) {
    Label sub = new Label();
    Label skip = new Label();
    code.visitInsn(Opcodes.ICONST_0);
    code.visitVarInsn(Opcodes.ISTORE, 0);
    code.visitJumpInsn(Opcodes.JSR, sub);
    code.visitJumpInsn(Opcodes.JSR, sub);
    code.visitVarInsn(Opcodes.ILOAD, 0);
    code.visitInsn(Opcodes.IRETURN);
    code.visitLabel(sub);
    code.visitVarInsn(Opcodes.ASTORE, 1);
    code.visitVarInsn(Opcodes.ILOAD, 0);
    code.visitJumpInsn(Opcodes.IFLT, skip);
    code.visitIincInsn(0, 1);
    code.visitLabel(skip);
    code.visitVarInsn(Opcodes.RET, 1);
  }

  @Test
  void aMethodThatIsTooLargeWithItsPathHasAGap() throws Exception {
    Run run = run(Opcodes.V1_5, code -> branches(code, 8_000));

    assertThat(kinds(run)).containsExactly(PathItem.Kind.ENTER);
    assertThat(events(run)).contains(EventKind.GAP);
  }

  private static void branches(MethodVisitor code, int count) {
    for (int i = 0; i < count; i++) {
      Label next = new Label();
      code.visitInsn(Opcodes.ICONST_0);
      code.visitJumpInsn(Opcodes.IFEQ, next);
      code.visitLabel(next);
    }
    code.visitInsn(Opcodes.ICONST_0);
    code.visitInsn(Opcodes.IRETURN);
  }

  @Test
  void aMethodThatIsTooLargeForAnythingRunsAsItIs() throws Exception {
    Run run = run(Opcodes.V1_5, code -> accesses(code, 8_000));

    assertThat(kinds(run)).isEmpty();
    assertThat(events(run)).containsExactly(EventKind.BEGIN, EventKind.GAP, EventKind.END);
  }

  private static void accesses(MethodVisitor code, int count) {
    for (int i = 0; i < count; i++) {
      code.visitFieldInsn(Opcodes.GETSTATIC, "Odd", "field", "I");
      code.visitInsn(Opcodes.POP);
    }
    code.visitInsn(Opcodes.ICONST_0);
    code.visitInsn(Opcodes.IRETURN);
  }

  private Run run(int version, Consumer<MethodVisitor> body) throws Exception {
    Recording recording = Recording.begin(folder, new RunMeta(0, "17", 1, "a test"));
    Hooks.install(recording);
    try {
      Map<String, byte[]> classes = Map.of("Odd", odd(version, body));
      ClassLoader loader = new WeavingLoader(classes, new Weaver(recording, Scope.ALL));
      result = (int) loader.loadClass("Odd").getMethod("run").invoke(null);
      recording.context().event(EventKind.END, 0, 0, 0, 0);
    } finally {
      recording.end(new RunEnd(true, "the test is over"));
      Hooks.install(null);
    }
    return Trace.open(folder).get(0);
  }

  private static byte[] odd(int version, Consumer<MethodVisitor> body) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(version, Opcodes.ACC_PUBLIC, "Odd", null, "java/lang/Object", null);
    writer.visitField(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "field", "I", null, null);
    MethodVisitor code =
        writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "run", "()I", null, null);
    code.visitCode();
    body.accept(code);
    code.visitMaxs(0, 0);
    code.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static List<PathItem.Kind> kinds(Run run) {
    List<PathItem.Kind> kinds = new ArrayList<>();
    run.path(0).forEachRemaining(item -> kinds.add(item.kind()));
    return kinds;
  }

  private static List<Boolean> taken(Run run) {
    List<Boolean> taken = new ArrayList<>();
    run.path(0)
        .forEachRemaining(
            item -> {
              if (item.kind() == PathItem.Kind.BRANCH) {
                taken.add(item.isTaken());
              }
            });
    return taken;
  }

  private static List<EventKind> events(Run run) {
    List<EventKind> kinds = new ArrayList<>();
    run.events(0).forEachRemaining(step -> kinds.add(step.event().kind()));
    return kinds;
  }
}

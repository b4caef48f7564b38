package dev.photofinish.record.weave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.record.runtime.Hooks;
import dev.photofinish.record.runtime.Recording;
import dev.photofinish.record.runtime.gate.Gate;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.RunEnd;
import dev.photofinish.trace.RunMeta;
import dev.photofinish.trace.Schedule;
import dev.photofinish.trace.ScheduleEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Methods that put something else where their object was, as the compiler of Clojure has it, and
 * methods with code that nobody reaches, where there is no object by their frames.
 */
class LostObjectTest {

  /**
   * In place of the call of {@code lose} the first variable becomes null. The method {@code kept}
   * has code that nobody reaches.
   */
  private static final String SOURCE =
      """
      public class P implements java.util.concurrent.Callable {
        public static P shared = new P();
        int x = 3;
        static void lose() {}
        int divide(int by) {
          int result = x;
          lose();
          return by > 0 ? result / by : 12 / by;
        }
        synchronized int locked(int by) {
          int result = x;
          lose();
          return by > 0 ? result / by : 12 / by;
        }
        public synchronized Object call() {
          int result = divide(1) + locked(3) + kept(1);
          lose();
          return result == 7 ? Integer.valueOf(result) : null;
        }
        synchronized int kept(int by) { return by > 0 ? x / by : 12 / by; }
        static boolean fails(boolean isLocked) {
          try {
            int result = isLocked ? shared.locked(0) : shared.divide(0);
            return result < 0;
          } catch (ArithmeticException e) {
            return !Thread.holdsLock(shared);
          }
        }
      }
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "61, false, false", "61, true, false", "61, false, true",
    "49, false, false", "49, true, false", "49, false, true"
  })
  void runAsTheyDid(int version, boolean isFocused, boolean isGated) throws Exception {
    Scope scope =
        new Scope(List.of(), List.of(), isFocused ? Optional.of(Set.of("P.x")) : Optional.empty());
    RunMeta meta = new RunMeta(0, "17", 1, "a test");
    Recording recording =
        Recording.begin(folder.resolve("run"), meta, Long.MAX_VALUE, isGated ? gate() : null);
    Hooks.install(recording);
    try {
      run(new WeavingLoader(classes(version), new Weaver(recording, scope)).loadClass("P"));
    } finally {
      recording.end(new RunEnd(true, "the test is over"));
      Hooks.install(null);
    }
  }

  private static void run(Class<?> woven) throws Exception {
    Object object = woven.getField("shared").get(null);
    var fails = woven.getDeclaredMethod("fails", boolean.class);
    fails.setAccessible(true);

    assertThat(((Callable<?>) object).call()).isEqualTo(7);
    assertThat(Thread.holdsLock(object)).isFalse();
    assertThat(fails.invoke(null, false)).isEqualTo(true);
    assertThat(fails.invoke(null, true)).isEqualTo(true);
  }

  private Gate gate() throws Exception {
    Schedule schedule = new Schedule("a test", "P.x", never(7), never(8), List.of());
    return Gate.begin(schedule, folder.resolve("result"), 1_000_000_000);
  }

  private static ScheduleEvent never(int thread) {
    return new ScheduleEvent(thread, "none", "Q", "none", "()V", 0, 0, EventKind.WRITE, 1);
  }

  private static Map<String, byte[]> classes(int version) {
    byte[] compiled =
        SourceCompiler.standard().compile(new SourceFile("P.java", SOURCE)).classes().get("P");
    ClassWriter writer = new ClassWriter(0);
    int flags = version < Opcodes.V1_6 ? ClassReader.SKIP_FRAMES : ClassReader.EXPAND_FRAMES;
    new ClassReader(compiled).accept(new Losing(version, writer), flags | ClassReader.SKIP_DEBUG);
    return Map.of("P", writer.toByteArray());
  }

  /** Puts the loss where the call is; a method that has one says so in its frames. */
  private static final class Losing extends ClassVisitor {

    private static final Object[] NOTHING = {};

    private final int version;

    Losing(int version, ClassVisitor to) {
      super(Opcodes.ASM9, to);
      this.version = version;
    }

    @Override
    public void visit(
        int was,
        int access,
        String name,
        @Nullable String signature,
        @Nullable String superName,
        String @Nullable [] interfaces) {
      super.visit(version, access, name, signature, superName, interfaces);
    }

    @Override
    public MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      return new MethodVisitor(
          Opcodes.ASM9, super.visitMethod(access, name, descriptor, signature, exceptions)) {
        private boolean isLost;

        @Override
        public void visitMethodInsn(
            int opcode, String owner, String called, String type, boolean isInterface) {
          isLost |= called.equals("lose");
          if (called.equals("lose")) {
            visitInsn(Opcodes.ACONST_NULL);
            visitVarInsn(Opcodes.ASTORE, 0);
          } else {
            super.visitMethodInsn(opcode, owner, called, type, isInterface);
          }
        }

        @Override
        public void visitFrame(
            int type, int localCount, Object[] locals, int stackCount, Object[] stack) {
          Object[] known = locals.clone();
          if (isLost) {
            known[0] = Opcodes.TOP;
          }
          super.visitFrame(type, localCount, known, stackCount, stack);
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
          if (name.equals("kept") && version >= Opcodes.V1_6) {
            super.visitFrame(Opcodes.F_NEW, 0, NOTHING, 1, new Object[] {"java/lang/Throwable"});
            visitInsn(Opcodes.NOP);
            visitInsn(Opcodes.ATHROW);
          }
          super.visitMaxs(Math.max(maxStack, 1), maxLocals);
        }
      };
    }
  }
}

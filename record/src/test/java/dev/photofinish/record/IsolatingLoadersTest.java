package dev.photofinish.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.record.TestProgram.Outcome;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.Trace;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Loaders that do not find our classes load those of the program as they are. */
class IsolatingLoadersTest {

  /**
   * The loader has what the platform has, and its own. The sly one answers others than its classes
   * as if it asked the boot loader, as loaders of OSGi do; the open one answers all so.
   */
  private static final String SOURCE =
      """
      import java.io.*;
      import java.util.*;
      public class P {
        static int count;
        static class Isolating extends ClassLoader {
          Isolating() { super(null); }
          protected boolean isAllowed(String name) { return name.startsWith("java."); }
          @Override protected Class<?> loadClass(String name, boolean resolve)
              throws ClassNotFoundException {
            synchronized (this) {
              Class<?> known = findLoadedClass(name);
              if (known != null) return known;
              if (name.startsWith("P$")) return define(name);
              if (isAllowed(name)) return super.loadClass(name, resolve);
              throw new ClassNotFoundException(name);
            }
          }
          private Class<?> define(String name) throws ClassNotFoundException {
            try (InputStream in = P.class.getResourceAsStream(name + ".class")) {
              byte[] file = in.readAllBytes();
              return defineClass(name, file, 0, file.length);
            } catch (IOException e) { throw new ClassNotFoundException(name, e); }
          }
        }
        static class Sly extends Isolating {
          @Override protected boolean isAllowed(String name) {
            Set<StackWalker.Option> all = Set.of(StackWalker.Option.RETAIN_CLASS_REFERENCE);
            Class<?> asking = StackWalker.getInstance(all).walk(frames -> frames
                .map(frame -> (Class<?>) frame.getDeclaringClass())
                .filter(type -> !ClassLoader.class.isAssignableFrom(type) && type != Class.class)
                .findFirst().get());
            return name.startsWith("java.") || asking.getClassLoader() != this;
          }
        }
        static class Open extends Isolating {
          @Override protected boolean isAllowed(String name) { return true; }
        }
        public static class Task implements Runnable {
          int n;
          List<Object> all = new ArrayList<>();
          public void run() {
            Runnable add = () -> { synchronized (this) { n++; all.add(this); } };
            add.run();
            System.out.println(getClass().getClassLoader().getClass() + " " + n + all.size());
          }
        }
        public static void main(String[] args) throws Exception {
          for (ClassLoader each : new ClassLoader[] {
              new Isolating(), new Isolating(), new Sly(), new Open()}) {
            Object task = each.loadClass("P$Task").getDeclaredConstructor().newInstance();
            Thread thread = new Thread((Runnable) task);
            thread.start();
            thread.join();
            count++;
          }
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void theirClassesAreNotRecordedAndThatIsTold() throws Exception {
    TestProgram program = TestProgram.of(folder, SOURCE);
    RecordOptions options =
        new RecordOptions(folder.resolve("trace"), List.of(), List.of(), Optional.empty());

    Outcome recorded = program.record(Recorder.prepare(options));

    assertThat(recorded).isEqualTo(program.run());
    assertThat(recorded.out().lines())
        .containsExactly(
            "class P$Isolating 11", "class P$Isolating 11", "class P$Sly 11", "class P$Open 11");
    assertThat(recorded.err()).isEmpty();
    Run run = Trace.open(folder.resolve("trace")).get(0);
    assertThat(run.problems()).hasSize(1);
    assertThat(run.problems().get(0).toString())
        .endsWith(
            "incomplete: classes that a P$Isolating loads are not recorded: it does not find those"
                + " of ours; classes that a P$Sly loads are not recorded: it does not find those of"
                + " ours");
  }
}

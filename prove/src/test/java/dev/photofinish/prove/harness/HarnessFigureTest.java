package dev.photofinish.prove.harness;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.Body;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.New;
import dev.photofinish.ir.Program;
import dev.photofinish.testbench.SourceFile;
import java.lang.reflect.Field;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The harness of Naik's running example (figures 2.1 and 2.6). */
class HarnessFigureTest {

  private static final Library LIBRARY =
      Library.of(
          SourceFile.of(
              "B.java",
              """
              public class B {
                private A f3;
                public B() { this.f3 = new A(); }
                public int get() { return f3.get(); }
                public void set(int i) { f3.set(i); }
              }
              """),
          SourceFile.of(
              "A.java",
              """
              public class A {
                private int f4;
                public int get() { return this.f4; }
                public void set(int i) { this.f4 = i; }
              }
              """));

  @Test
  void isPrintedAsInTheFigure() throws Exception {
    assertThat(LIBRARY.checked("B").source())
        .isEqualTo(
            """
            /** Calls the public methods from any number of threads, in any order. */
            @SuppressWarnings({"deprecation", "rawtypes", "removal", "unchecked"})
            public class Harness {
              /** Stands for a choice: nothing is known of its value. */
              private static volatile boolean any;

              private static volatile int i;
              private static volatile B b;

              public static void main(String[] args) {
                while (any) {
                  if (any) {
                    b = new B();
                  }
                }
                while (any) {
                  if (any) {
                    new Thread() {
                      public void run() {
                        i = b.get();
                      }
                    }.start();
                  }
                  if (any) {
                    new Thread() {
                      public void run() {
                        b.set(i);
                      }
                    }.start();
                  }
                }
              }
            }
            """);
  }

  @Test
  void hasOneClassForEachThread() throws Exception {
    Harness harness = LIBRARY.harness("B");
    assertThat(harness.mainClass()).isEqualTo("Harness");
    assertThat(harness.classFiles()).containsOnlyKeys("Harness", "Harness$1", "Harness$2");
    assertThat(LIBRARY.compile(harness))
        .containsExactly("A", "B", "Harness", "Harness$1", "Harness$2");
    assertThat(harness.notices()).isEmpty();
  }

  @Test
  void runsTheMethods() throws Exception {
    ClassLoader loader = LIBRARY.loader(LIBRARY.harness("B"));
    Class<?> main = loader.loadClass("Harness");
    Class<?> b = loader.loadClass("B");
    Object object = b.getConstructor().newInstance();
    field(main, "b").set(null, object);
    field(main, "i").setInt(null, 42);
    run(loader, "Harness$2");
    field(main, "i").setInt(null, 0);
    run(loader, "Harness$1");
    assertThat(field(main, "i").getInt(null)).isEqualTo(42);
    main.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
  }

  private static void run(ClassLoader loader, String thread) throws Exception {
    var constructor = loader.loadClass(thread).getDeclaredConstructor();
    constructor.setAccessible(true);
    ((Runnable) constructor.newInstance()).run();
  }

  private static Field field(Class<?> owner, String name) throws Exception {
    Field field = owner.getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }

  @Test
  void isPartOfTheProgramWithTheLinesOfTheText() throws Exception {
    Harness harness = LIBRARY.harness("B");
    try (Program program = Program.open(harness.addTo(LIBRARY.inputs()))) {
      ClassModel main = program.find(harness.mainClass());
      assertThat(main.isApplication()).isTrue();
      assertThat(main.sourcePath()).hasValue("Harness.java");
      assertThat(linesOfNew(main)).containsExactlyInAnyOrder(13, 18, 25);
      assertThat(program.find("Harness$1").superName()).hasValue("java/lang/Thread");
      assertThat(main.fields()).allMatch(each -> each.isVolatile() && each.isPrivate());
      assertThat(program.problems()).isEmpty();
    }
  }

  private static List<Integer> linesOfNew(ClassModel model) {
    return model.bodies().stream().flatMap(HarnessFigureTest::allocations).map(New::line).toList();
  }

  private static Stream<New> allocations(Body body) {
    return body.blocks().stream()
        .flatMap(block -> block.instructions().stream())
        .filter(New.class::isInstance)
        .map(New.class::cast);
  }
}

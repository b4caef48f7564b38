package dev.photofinish.ir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.fixture.ClassFiles;
import dev.photofinish.ir.fixture.Programs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;

/** Many threads that ask one program get what one thread gets. */
class ConcurrencyTest {

  private static final int THREADS = 8;

  @TempDir Path folder;
  private Path library = Path.of("");
  private Path broken = Path.of("");

  /** A real library, and a folder with classes that are reported. */
  @BeforeEach
  void prepare() throws Exception {
    library =
        Path.of(ClassReader.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    broken = Files.createDirectory(folder.resolve("broken"));
    for (int i = 0; i < 20; i++) {
      ClassFiles.write(broken, "bad/Bad" + i, new byte[] {1, 2, 3});
      ClassFiles.write(broken, "bad/Other" + i, ClassFiles.empty("bad/Name"));
    }
  }

  @Test
  void allThreadsSeeTheSameBodiesAndProblems() throws Exception {
    Map<String, String> expected;
    List<InputProblem> problems;
    try (Program program = Programs.ofPaths(library, broken)) {
      expected = bodies(program, program.applicationNames());
      problems = program.problems();
    }
    assertThat(expected).hasSizeGreaterThan(30);
    assertThat(problems).hasSize(40);
    try (Program program = Programs.ofPaths(library, broken)) {
      for (Map<String, String> found : inThreads(program)) {
        assertThat(found).isEqualTo(expected);
      }
      assertThat(program.problems()).isEqualTo(problems);
    }
  }

  private static List<Map<String, String>> inThreads(Program program) throws Exception {
    CyclicBarrier start = new CyclicBarrier(THREADS);
    List<Callable<Map<String, String>>> tasks = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      List<String> names = new ArrayList<>(program.applicationNames());
      Collections.shuffle(names, new Random(i));
      tasks.add(
          () -> {
            start.await();
            return bodies(program, names);
          });
    }
    return run(tasks);
  }

  private static <T> List<T> run(List<Callable<T>> tasks) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<T> results = new ArrayList<>();
      for (Future<T> future : threads.invokeAll(tasks)) {
        results.add(future.get());
      }
      return results;
    } finally {
      threads.shutdownNow();
    }
  }

  private static Map<String, String> bodies(Program program, List<String> names) {
    Map<String, String> texts = new TreeMap<>();
    for (String name : names) {
      // One by one or all at once: both ways to ask must agree.
      boolean oneByOne = texts.size() % 2 == 0;
      ClassModel model = program.find(name);
      Stream<Body> bodies =
          oneByOne
              ? model.methods().stream().flatMap(method -> method.body().stream())
              : model.bodies().stream();
      texts.put(name, bodies.map(BodyPrinter::print).collect(Collectors.joining()));
    }
    return texts;
  }

  /** Two programs in one JVM have nothing in common. */
  @Test
  void programsLiveSideBySide() throws Exception {
    try (Program one = Programs.ofClasses(Map.of("a/A", ClassFiles.withMethod("a/A", "one")))) {
      try (Program two = Programs.ofClasses(Map.of("a/A", ClassFiles.withMethod("a/A", "two")))) {
        assertThat(one.find("a/A").methods().get(0).name()).isEqualTo("one");
        assertThat(two.find("a/A").methods().get(0).name()).isEqualTo("two");
      }
      assertThat(one.find("java/lang/String").bodies()).isNotEmpty();
    }
  }
}

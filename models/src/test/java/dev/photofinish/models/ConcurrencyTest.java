package dev.photofinish.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Many threads get the same answers, whoever asks first. */
class ConcurrencyTest {

  private static final int THREADS = 8;

  private static final List<String> TYPES =
      List.of(
          "java/util/ArrayList",
          "java/util/TreeMap",
          "java/util/LinkedList",
          "java/util/concurrent/ConcurrentHashMap",
          "java/util/concurrent/ScheduledThreadPoolExecutor",
          "java/util/stream/Stream",
          "java/lang/Thread",
          "java/nio/MappedByteBuffer",
          "java/text/SimpleDateFormat",
          "javax/swing/JTable");

  @Test
  void manyAskForTheSame() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try (Program program = Program.open(ProgramInputs.ofClasses(Map.of()))) {
      LibraryFacts facts = Models.builtIn().in(program);
      List<Callable<List<String>>> tasks = new ArrayList<>();
      for (int seed = 0; seed < THREADS; seed++) {
        Random order = new Random(seed);
        tasks.add(() -> answers(program, facts, order));
      }
      List<String> expected = answers(program, Models.builtIn().in(program), new Random(0));
      for (Future<List<String>> future : pool.invokeAll(tasks)) {
        assertThat(future.get()).isEqualTo(expected);
      }
    } finally {
      pool.shutdown();
    }
  }

  private static List<String> answers(Program program, LibraryFacts facts, Random order) {
    List<String> types = new ArrayList<>(TYPES);
    Collections.shuffle(types, order);
    List<String> answers = new ArrayList<>();
    for (String type : types) {
      answers.add(type + ": " + facts.type(type));
      for (MethodModel method : program.find(type).methods()) {
        String name = type + "." + method.name() + method.descriptor();
        answers.add(name + ": " + facts.of(Fixture.ref(name)) + facts.calledBy(method));
      }
    }
    Collections.sort(answers);
    return answers;
  }
}

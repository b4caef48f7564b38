package dev.photofinish.trace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.testbench.Seeds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written is read again. */
class RoundTripTest {

  @TempDir Path folder;

  @Test
  void eventsOfAllKindsAndSizes() {
    Seeds.of(3, 50)
        .check(
            seed -> {
              List<Step> steps = randomSteps(seed, 300);
              RunFolder run = emptyRun();
              ThreadLog log = new ThreadLog(run, new TraceThread(4, "näme", 2, true), 500);
              for (Step step : steps) {
                log.put(step);
              }
              log.flush();

              Run read = Trace.open(run.path()).get(0);
              assertThat(read.threads()).containsExactly(new TraceThread(4, "näme", 2, true));
              assertThat(read.events(4)).toIterable().containsExactlyElementsOf(steps);
            });
  }

  private static List<Step> randomSteps(long seed, int count) {
    RandomSteps random = new RandomSteps(seed);
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      steps.add(random.next(4, i));
    }
    return steps;
  }

  private RunFolder emptyRun() throws IOException {
    RunFolder run = RunFolder.create(folder);
    run.begin(new RunMeta(1, "17", 2, "x"));
    BlockWriter.append(run.dictionary()).close();
    return run;
  }

  @Test
  void dictionaries() throws IOException {
    RunFolder run = RunFolder.create(folder);
    run.begin(new RunMeta(1, "17", 2, "x"));
    try (BlockWriter out = BlockWriter.append(run.dictionary())) {
      DictionaryWriter writer = new DictionaryWriter(out);
      assertThat(writer.addClass("com.acme.Bank", -5)).isEqualTo(1);
      assertThat(writer.addMethod(1, "put", "(J)V")).isEqualTo(1);
      writer.flush();
      assertThat(writer.addClass("[I", 0)).isEqualTo(2);
      assertThat(writer.addField("com.acme.Bank", "total", "J", true, false)).isEqualTo(1);
      assertThat(writer.addSite(1, 12, 34)).isEqualTo(1);
      writer.flush();
    }

    Dictionary read = Trace.open(folder).get(0).dictionary();
    assertThat(read.classes())
        .containsExactly(new ClassInfo(1, "com.acme.Bank", -5), new ClassInfo(2, "[I", 0));
    assertThat(read.method(1)).contains(new MethodInfo(1, 1, "put", "(J)V"));
    assertThat(read.field(1))
        .contains(new FieldInfo(1, "com.acme.Bank", "total", "J", true, false));
    assertThat(read.site(1)).contains(new SiteInfo(1, 1, 12, 34));
    assertThat(read.site(0)).isEmpty();
    assertThat(read.site(2)).isEmpty();
  }

  @Test
  void largeDictionaries() throws IOException {
    RunFolder run = RunFolder.create(folder);
    try (BlockWriter out = BlockWriter.append(run.dictionary())) {
      DictionaryWriter writer = new DictionaryWriter(out);
      for (int i = 1; i <= 20_000; i++) {
        writer.addClass("com.acme.Class" + i, i);
      }
      writer.flush();
    }

    assertThat(Trace.open(folder).get(0).dictionary().classOf(20_000))
        .contains(new ClassInfo(20_000, "com.acme.Class20000", 20_000));
  }

  /** Behind the first large block. */
  @Test
  void whatComesAgainTakesFewerBytes() throws IOException {
    RunFolder run = emptyRun();
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < 3_000; i++) {
      EventKind kind = i % 7 == 0 ? EventKind.WRITE : EventKind.READ;
      int member = i % 3;
      steps.add(
          new Step(new Event(i, 4, kind, 90 + member, 1_000_007, member, i / 7), 100_000L + i / 3));
    }
    ThreadLog log = new ThreadLog(run, new TraceThread(4, "main", -1, false), 4_000);
    for (Step each : steps) {
      log.put(each);
    }
    log.flush();

    assertThat(Trace.open(run.path()).get(0).events(4))
        .toIterable()
        .containsExactlyElementsOf(steps);
    assertThat(Files.size(run.thread(4))).isLessThan(3_000 * 6);
  }

  @Test
  void aTypicalAccessTakesFewBytes() {
    EventEncoder encoder = new EventEncoder();
    encoder.begin(new byte[1000], 0);
    encoder.put(EventKind.READ, 4_001, 1_000_007, 63, 100_000, 1_000);
    int before = encoder.end(0);
    encoder.put(EventKind.WRITE, 4_033, 1_000_107, 60, 10_000, 8_000);

    assertThat(encoder.end(0) - before).isLessThanOrEqualTo(10);
  }
}

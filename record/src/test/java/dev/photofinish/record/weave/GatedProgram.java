package dev.photofinish.record.weave;

import dev.photofinish.record.runtime.Hooks;
import dev.photofinish.record.runtime.Recording;
import dev.photofinish.record.runtime.gate.Gate;
import dev.photofinish.testbench.CompiledSources;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.Launch;
import dev.photofinish.trace.MergedEvents;
import dev.photofinish.trace.MethodInfo;
import dev.photofinish.trace.ReplayResult;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.RunEnd;
import dev.photofinish.trace.RunMeta;
import dev.photofinish.trace.Schedule;
import dev.photofinish.trace.ScheduleEvent;
import dev.photofinish.trace.ScheduleThreads;
import dev.photofinish.trace.SiteInfo;
import dev.photofinish.trace.ThreadOrigins;
import dev.photofinish.trace.Trace;
import dev.photofinish.trace.TraceThread;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A class {@code P} that is recorded, and then run under schedules of its recorded events. */
final class GatedProgram {

  private final Path folder;
  private final String source;
  private final CompiledSources compiled;
  private final Map<String, ScheduleEvent> events = new HashMap<>();
  private ThreadOrigins origins = new ThreadOrigins();

  private GatedProgram(Path folder, String source) {
    this.folder = folder;
    this.source = source;
    this.compiled = SourceCompiler.standard().compile(new SourceFile("P.java", source));
  }

  /** Records a program. */
  static GatedProgram of(Path folder, String source) throws Exception {
    GatedProgram program = new GatedProgram(folder, source);
    program.run("record", null);
    program.read(Trace.open(folder.resolve("record")).get(0));
    return program;
  }

  /** The program with other code, which is not recorded. */
  GatedProgram with(String code, String other) {
    GatedProgram program = new GatedProgram(folder, source.replace(code, other));
    program.origins = origins;
    return program;
  }

  private void run(String name, @Nullable Gate gate) throws Exception {
    Recording recording =
        Recording.begin(
            folder.resolve(name), new RunMeta(0, "17", 1, "a test"), Long.MAX_VALUE, gate);
    Hooks.install(recording);
    try {
      ClassLoader loader = new WeavingLoader(compiled, new Weaver(recording, Scope.ALL));
      var main = loader.loadClass("P").getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      main.invoke(null, (Object) new String[0]);
    } finally {
      recording.end(new RunEnd(true, "the test is over"));
      Hooks.install(null);
    }
  }

  private void read(Run run) {
    Map<String, Integer> occurrences = new HashMap<>();
    Map<String, Integer> times = new HashMap<>();
    origins = ThreadOrigins.of(run.threads());
    for (MergedEvents all = run.merged(); all.hasNext(); ) {
      Event event = all.next();
      origins.step(event);
      if (event.site() != 0) {
        SiteInfo site = run.dictionary().site(event.site()).orElseThrow();
        MethodInfo method = run.dictionary().method(site.method()).orElseThrow();
        String instruction =
            event.thread()
                + " "
                + site.method()
                + " "
                + site.index()
                + " "
                + ScheduleEvent.countedAs(event.kind());
        ScheduleEvent found =
            new ScheduleEvent(
                event.thread(),
                name(run, event.thread()),
                run.dictionary().classOf(method.classNumber()).orElseThrow().name(),
                method.name(),
                method.descriptor(),
                site.index(),
                site.line(),
                event.kind(),
                occurrences.merge(instruction, 1, Integer::sum));
        String key = event.thread() + " " + site.line() + " " + event.kind();
        events.put(key + " " + times.merge(key, 1, Integer::sum), found);
      }
    }
  }

  private static String name(Run run, int thread) {
    return run.threads().stream()
        .filter(each -> each.number() == thread)
        .map(TraceThread::name)
        .findFirst()
        .orElseThrow();
  }

  /** The event of that kind that a thread recorded first in a line. */
  ScheduleEvent event(int thread, int line, EventKind kind) {
    return event(thread, line, kind, 1);
  }

  ScheduleEvent event(int thread, int line, EventKind kind, int time) {
    ScheduleEvent event = events.get(thread + " " + line + " " + kind + " " + time);
    if (event == null) {
      throw new AssertionError("no such event; there are " + events.keySet());
    }
    return event;
  }

  /** Runs it under a schedule. */
  ReplayResult replay(ScheduleEvent first, ScheduleEvent second, ScheduleEvent... before)
      throws Exception {
    return replay(Duration.ofMillis(500), first, second, before);
  }

  ReplayResult replay(
      Duration patience, ScheduleEvent first, ScheduleEvent second, ScheduleEvent... before)
      throws Exception {
    List<ScheduleEvent> events = List.of(before);
    List<Integer> threads = new ArrayList<>(List.of(first.thread(), second.thread()));
    events.forEach(event -> threads.add(event.thread()));
    Schedule schedule =
        new Schedule(
            "a test",
            Launch.UNKNOWN,
            "P.x",
            first,
            second,
            ScheduleThreads.of(origins, threads),
            events);
    Path file = Files.createTempFile(folder, "result", "");
    run("replay", Gate.begin(schedule, file, patience.toNanos()));
    return ReplayResult.read(file);
  }

  /** What happened, as {@code thread line kind about value}. */
  static List<String> steps(ReplayResult result) {
    List<String> steps = new ArrayList<>();
    result
        .steps()
        .forEach(
            step ->
                steps.add(
                    (step.event().thread()
                            + " line "
                            + step.event().line()
                            + " "
                            + step.event().kind()
                            + " "
                            + step.about()
                            + " "
                            + step.value())
                        .strip()));
    return steps;
  }
}

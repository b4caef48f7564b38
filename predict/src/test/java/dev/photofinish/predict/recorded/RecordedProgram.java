package dev.photofinish.predict.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.hb.HappensBefore;
import dev.photofinish.predict.hb.HbRace;
import dev.photofinish.predict.symbolic.WovenLoader;
import dev.photofinish.record.runtime.Hooks;
import dev.photofinish.record.runtime.Recording;
import dev.photofinish.record.weave.Scope;
import dev.photofinish.record.weave.Weaver;
import dev.photofinish.testbench.CompiledSources;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.MergedEvents;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.RunEnd;
import dev.photofinish.trace.RunMeta;
import dev.photofinish.trace.Trace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A program that was run once, recorded in this process. */
record RecordedProgram(Run run, List<Event> events) {

  /** Compiles, weaves and runs the method {@code main} of the class {@code P}. */
  static RecordedProgram of(Path folder, String source) throws Exception {
    CompiledSources compiled = SourceCompiler.standard().compile(new SourceFile("P.java", source));
    Recording recording = Recording.begin(folder, new RunMeta(0, "17", 1, "a test"));
    Hooks.install(recording);
    try {
      ClassLoader loader = new WovenLoader(compiled.classes(), new Weaver(recording, Scope.ALL));
      var main = loader.loadClass("P").getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      main.invoke(null, (Object) new String[0]);
    } finally {
      recording.end(new RunEnd(true, "the test is over"));
      Hooks.install(null);
    }
    Run run = Trace.open(folder).get(0);
    List<Event> events = new ArrayList<>();
    MergedEvents merged = run.merged(true);
    while (merged.hasNext()) {
      events.add(merged.next());
    }
    assertThat(merged.problems()).isEmpty();
    return new RecordedProgram(run, events);
  }

  /** The fields whose accesses happens-before does not order; contents of containers have none. */
  List<String> races() {
    List<String> fields = new ArrayList<>();
    new HappensBefore(race -> fields.add(fieldOf(race))).stepAll(events);
    return fields.stream().distinct().toList();
  }

  private String fieldOf(HbRace race) {
    int member = race.later().member();
    return member == Event.CONTENTS
        ? "contents"
        : run.dictionary().field(member).map(field -> field.name()).orElse("part " + member);
  }
}

package dev.photofinish.record.weave;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.record.runtime.Hooks;
import dev.photofinish.record.runtime.Recording;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.MergedEvents;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.RunEnd;
import dev.photofinish.trace.RunMeta;
import dev.photofinish.trace.Trace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What a small program tells that is woven and run in this virtual machine. */
final class WovenEvents {

  private WovenEvents() {}

  /** Runs the main method of the class P, and returns all events in their order. */
  static List<Event> run(Path to, String source) throws Exception {
    Recording recording = Recording.begin(to, new RunMeta(0, "17", 1, "a test"));
    Hooks.install(recording);
    try {
      var compiled = SourceCompiler.standard().compile(new SourceFile("P.java", source));
      ClassLoader loader = new WeavingLoader(compiled, new Weaver(recording, Scope.ALL));
      var main = loader.loadClass("P").getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      main.invoke(null, (Object) new String[0]);
    } finally {
      recording.end(new RunEnd(true, "the test is over"));
      Hooks.install(null);
    }
    Run run = Trace.open(to).get(0);
    assertThat(run.problems()).isEmpty();
    List<Event> events = new ArrayList<>();
    for (MergedEvents merged = run.merged(true); merged.hasNext(); ) {
      events.add(merged.next());
    }
    return events;
  }

  /** Those of a kind; of accesses, those after the last class was initialised. */
  static List<Event> of(List<Event> events, EventKind kind) {
    List<Event> found = new ArrayList<>();
    for (Event event : events) {
      if (event.kind() == EventKind.INITIALISED) {
        found.removeIf(e -> e.kind().isAccess());
      } else if (event.kind() == kind) {
        found.add(event);
      }
    }
    return found;
  }

  /** The accesses after the last class was initialised, each as its kind and value. */
  static List<String> accesses(List<Event> events) {
    List<String> told = new ArrayList<>();
    for (Event event : events) {
      if (event.kind() == EventKind.INITIALISED) {
        told.clear();
      } else if (event.kind().isAccess()) {
        told.add(event.kind() + " " + event.value());
      }
    }
    return told;
  }
}

package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.Trace;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * How much of a recorded trace can be run again, to be run by hand: arguments are the folder of the
 * trace and the classes that ran. Prints for each thread how many events are known, and what the
 * others are lost for.
 */
final class LostByHand {

  private LostByHand() {}

  public static void main(String[] args) throws Exception {
    Path[] classes = Arrays.stream(args).skip(1).map(Path::of).toArray(Path[]::new);
    for (Run run : Trace.open(Path.of(args[0]))) {
      try (Program program = Program.open(ProgramInputs.of(classes))) {
        tell(new SymbolicRun(run, program));
      }
    }
  }

  private static void tell(SymbolicRun run) {
    Map<Integer, Long> events = new TreeMap<>();
    Consistency check = new Consistency();
    long all = 0;
    while (run.hasNext()) {
      SymbolicEvent next = run.next();
      check.add(next);
      events.merge(next.event().thread(), 1L, Long::sum);
      all++;
    }
    System.out.println(events);
    run.notices().forEach(System.out::println);
    System.out.printf(
        Locale.ROOT,
        "%d events; %d of %d writes and %d of %d conditions are exact%n",
        all,
        check.exactWrites,
        check.writes,
        check.exactConditions,
        check.conditions);
  }
}

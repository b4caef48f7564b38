package dev.photofinish.predict.report;

import dev.photofinish.ir.Program;
import dev.photofinish.predict.stage.Predicted;
import dev.photofinish.predict.symbolic.CallSite;
import dev.photofinish.predict.symbolic.Flip;
import dev.photofinish.predict.symbolic.SymbolicRun;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.Run;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongSet;
import java.util.List;

/**
 * The calls that lead to the racing accesses. Where a method returned is not recorded if the
 * program model tells it, so threads are run again up to the last of the accesses, and only the
 * stacks of these are kept.
 */
public final class Stacks {

  private final Long2ObjectOpenHashMap<List<CallSite>> callers = new Long2ObjectOpenHashMap<>();

  public Stacks(Run run, Program program, List<Predicted> races) {
    LongSet wanted = new LongOpenHashSet();
    for (Predicted race : races) {
      add(race, race.first(), wanted);
      add(race, race.second(), wanted);
    }
    learn(SymbolicRun.withoutFlips(run, program), wanted);
  }

  private void add(Predicted race, Event access, LongSet wanted) {
    if (Flip.hasMade(access)) {
      callers.put(access.number(), race.flip().orElseThrow().callers(access));
    } else {
      wanted.add(access.number());
    }
  }

  /** In runs that are too long to be run again, what comes late has no callers. */
  private void learn(SymbolicRun run, LongSet wanted) {
    for (long i = 0; i < SymbolicRun.MOST_EVENTS && !wanted.isEmpty() && run.hasNext(); i++) {
      Event event = run.next().event();
      if (wanted.remove(event.number())) {
        callers.put(event.number(), run.callers(event));
      }
    }
  }

  /** The calls that lead to a racing access, outermost first. */
  List<CallSite> callers(Event access) {
    return callers.getOrDefault(access.number(), List.of());
  }
}

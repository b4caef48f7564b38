package dev.photofinish.finding;

import java.util.List;
import java.util.Optional;

/**
 * What one engine says of a race.
 *
 * @param verdict the rung of the ladder that this evidence reaches
 * @param engine who says so
 * @param because why the two accesses can run at the same time, one sentence each
 * @param schedule the file with the schedule that makes them collide, if there is one
 * @param interleaving how they came to collide in a run, if it was seen
 */
public record Evidence(
    Verdict verdict,
    Engine engine,
    List<String> because,
    Optional<String> schedule,
    Optional<Interleaving> interleaving) {

  public Evidence {
    because = List.copyOf(because);
  }

  /** Of a race that was not seen. */
  public Evidence(Verdict verdict, Engine engine, List<String> because, Optional<String> schedule) {
    this(verdict, engine, because, schedule, Optional.empty());
  }

  public Evidence(Verdict verdict, Engine engine, List<String> because) {
    this(verdict, engine, because, Optional.empty());
  }
}

package dev.photofinish.predict;

import dev.photofinish.finding.Problem;
import dev.photofinish.finding.Race;
import dev.photofinish.predict.stage.StageName;
import dev.photofinish.trace.Schedule;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The outcome of one look at a trace.
 *
 * @param races in the order of reports
 * @param problems what was wrong with the trace, and what it means
 * @param events how many events were looked at
 * @param byStage how many races each stage found that none before it had, by its name, in order
 */
public record Prediction(
    List<Found> races, List<Problem> problems, long events, Map<String, Integer> byStage) {

  /**
   * One race.
   *
   * @param race without its schedule
   * @param schedule what replay has to follow; nothing if it would be too long
   */
  public record Found(Race race, Optional<Schedule> schedule, StageName stage) {}

  public Prediction {
    races = List.copyOf(races);
    problems = List.copyOf(problems);
    byStage = Collections.unmodifiableMap(new LinkedHashMap<>(byStage));
  }
}

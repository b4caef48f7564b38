package dev.photofinish.predict.stage;

import java.util.List;

/**
 * What a stage says of a window.
 *
 * @param races with witnesses that have been checked
 * @param unanswered how many questions were given up because of a limit
 */
public record StageResult(List<Predicted> races, int unanswered) {

  public StageResult {
    races = List.copyOf(races);
  }
}

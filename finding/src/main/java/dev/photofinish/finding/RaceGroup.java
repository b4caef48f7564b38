package dev.photofinish.finding;

import java.util.List;

/**
 * Races that a reader should see together.
 *
 * @param title what they have in common
 */
public record RaceGroup(String title, List<Race> races) {

  public RaceGroup {
    races = List.copyOf(races);
  }
}

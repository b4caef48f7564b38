package dev.photofinish.report.shared;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.Race;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A race in a few sentences, for viewers that show a message and nothing else. */
public final class RaceMessage {

  private final Names names = Names.full();
  private final Places places;

  public RaceMessage(Places places) {
    this.places = places;
  }

  /** What races, both accesses with their places and locks, why, and the fix. */
  public String of(Race race) {
    List<String> sentences = new ArrayList<>();
    sentences.add(capitalised(Words.title(race)) + ".");
    sentences.add(
        Words.isSameTwice(race)
            ? "Two threads at once: " + access(race.first()) + "."
            : "One thread: " + access(race.first()) + ".");
    if (!Words.isSameTwice(race)) {
      sentences.add("The other: " + access(race.second()) + ".");
    }
    race.best().because().forEach(sentences::add);
    race.fix().ifPresent(fix -> sentences.add("Fix: " + fix));
    return Printable.of(String.join(" ", sentences));
  }

  /** {@code write in com.acme.Bank.add(int) at com/acme/Bank.java:9, no lock held}. */
  public String access(Access access) {
    return access.kind().label()
        + " in "
        + names.method(access.site().method())
        + " at "
        + places.of(access.site())
        + ", "
        + Words.locks(access);
  }

  private static String capitalised(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }
}

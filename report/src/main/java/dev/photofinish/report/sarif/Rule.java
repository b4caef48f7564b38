package dev.photofinish.report.sarif;

import dev.photofinish.finding.Race;
import java.util.List;

/** What a result is an instance of, with the help that viewers show beside it. */
enum Rule {
  WRITE_WRITE_RACE(
      "write-write-race",
      "Two threads can write the same memory at the same time",
      "Nothing keeps two writes to the same memory apart. Which of them comes last is by chance. If"
          + " they depend on what was there before, a change can be lost; an object that both change"
          + " can end up in a state that neither of them meant."),
  READ_WRITE_RACE(
      "read-write-race",
      "One thread can write what another reads at the same time",
      "Nothing keeps a write and a read of the same memory apart. The reader may go on seeing"
          + " an old value, see an object before its fields are set, or see half of a long or"
          + " double.");

  private static final String REMEDY =
      "Hold the same lock at both accesses; or give the memory to one thread only; or make the"
          + " field volatile if every use of it is a single read, or a single write that does not"
          + " depend on what it held; or use an atomic or a container that is made for many"
          + " threads.";

  private final String id;
  private final String summary;
  private final String danger;

  Rule(String id, String summary, String danger) {
    this.id = id;
    this.summary = summary;
    this.danger = danger;
  }

  static Rule of(Race race) {
    return race.kind().equals("write-write") ? WRITE_WRITE_RACE : READ_WRITE_RACE;
  }

  /** Where the rule stands in the log's list of rules. */
  int index() {
    return List.of(values()).indexOf(this);
  }

  String id() {
    return id;
  }

  String summary() {
    return summary + ".";
  }

  String description() {
    return danger;
  }

  String help() {
    return danger + "\n\nHow to mend it: " + REMEDY;
  }

  String markdownHelp() {
    return "## " + summary + "\n\n" + danger + "\n\n## How to mend it\n\n" + REMEDY;
  }
}

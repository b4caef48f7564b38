package dev.photofinish.report.shared;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.AccessPath;
import dev.photofinish.finding.Interleaving;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Verdict;
import dev.photofinish.report.ShellWord;
import java.util.List;
import java.util.Optional;

/** Says in words what the vocabulary of findings says in terms. */
public final class Words {

  private static final int SHORT_FINGERPRINT = 12;

  private Words() {}

  /** {@code write-write race on com.acme.Bank.total (this.total)}. */
  public static String title(Race race) {
    String path = race.path().map(known -> " (" + known + ")").orElse("");
    return Printable.of(kind(race) + " on " + race.location().name() + path);
  }

  /** {@code write-write race}. */
  public static String kind(Race race) {
    return (race.verdict() == Verdict.PROVED_FREE ? "no " : "") + race.kind() + " race";
  }

  /** What is wrong, for a reader who has not seen a race report before. */
  public static String effect(Race race) {
    if (race.verdict() == Verdict.PROVED_FREE) {
      return "These two accesses never touch the same memory at the same time.";
    }
    return race.effect().map(Printable::of).orElseGet(() -> generalEffect(race));
  }

  /** What is true of all races, whatever the type of the memory and the code around them. */
  private static String generalEffect(Race race) {
    String what = what(race);
    return race.kind().equals("write-write")
        ? "Two threads can change "
            + what
            + " at the same time: what becomes of it is by chance, and others may go on seeing what"
            + " was there before."
        : "One thread can change "
            + what
            + " while another reads it: the reader may go on seeing what was there before.";
  }

  private static String what(Race race) {
    if (race.location() instanceof Location.OfAllocation) {
      return "the array or container there";
    }
    boolean isContents =
        race.location() instanceof Location.OfContents
            || race.path().filter(Words::endsInElement).isPresent();
    return isContents ? "what it contains" : "it";
  }

  private static boolean endsInElement(AccessPath path) {
    List<String> steps = path.steps();
    return !steps.isEmpty() && steps.get(steps.size() - 1).equals(AccessPath.ELEMENT);
  }

  /** Whether both threads come the same way to the same line and do the same there. */
  public static boolean isSameTwice(Race race) {
    return race.first().equals(race.second());
  }

  public static String thread(Access access) {
    return switch (access.thread()) {
      case "any" -> "any thread";
      case "main" -> "the main thread";
      case "background" -> "a background thread";
      default -> Printable.of(access.thread());
    };
  }

  public static String locks(Access access) {
    return access.locks().isEmpty()
        ? "no lock held"
        : "holds " + Printable.of(String.join(", ", access.locks()));
  }

  /** What a verdict tells the reader. */
  public static String meaning(Verdict verdict) {
    return switch (verdict) {
      case CONFIRMED -> "seen in a real run: both threads stood at the two accesses at once";
      case PREDICTED -> "a feasible reordering of a real run has it";
      case STRONG -> "not a false report, under the assumptions A1 to A6 of the manual";
      case LIKELY -> "nothing was found that keeps the two accesses apart";
      case POSSIBLE -> "could not be ruled out; it may never happen";
      case PROVED_FREE -> "ruled out, with a certificate";
    };
  }

  /** The best schedule there is that makes the two accesses collide. */
  public static Optional<String> schedule(Race race) {
    return race.evidence().stream().flatMap(evidence -> evidence.schedule().stream()).findFirst();
  }

  /** The command that shows the race, if there is a schedule for it. */
  public static Optional<String> replay(Race race) {
    return schedule(race)
        .map(file -> Printable.of("photofinish replay --schedule " + ShellWord.of(file)));
  }

  /** How the two came to collide in a run that was seen. */
  public static Optional<Interleaving> interleaving(Race race) {
    return race.evidence().stream()
        .flatMap(evidence -> evidence.interleaving().stream())
        .findFirst();
  }

  /** As much of the fingerprint as tells races apart, for people to copy. */
  public static String shortFingerprint(Race race) {
    return race.fingerprint().hex().substring(0, SHORT_FINGERPRINT);
  }
}

package dev.photofinish.report;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.AccessKind;
import dev.photofinish.finding.Engine;
import dev.photofinish.finding.Evidence;
import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Interleaving;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.MethodName;
import dev.photofinish.finding.ProvedFree;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Stats;
import dev.photofinish.finding.Verdict;
import java.util.List;
import java.util.Optional;

/** A race that was seen in a run, and how it came about. */
public final class ConfirmedSample {

  private static final String ACCOUNT = "com.acme.Bank$Account";
  private static final String BANK = "com/acme/Bank.java";

  private ConfirmedSample() {}

  static Findings findings() {
    Race race =
        new Race(
            new Location.OfField(ACCOUNT, "balance"),
            Optional.empty(),
            access(AccessKind.WRITE, "teller", List.of("com.acme.Bank"), 18, "deposit", "long"),
            access(AccessKind.READ, "auditor", List.of(), 28, "balance"),
            Optional.of("Hold the lock of the other access (com.acme.Bank) in balance(), too."),
            List.of(
                new Evidence(
                    Verdict.CONFIRMED,
                    Engine.REPLAY,
                    List.of("Let go, auditor read 5, and then teller wrote 7."),
                    Optional.of("my trace/race-1.schedule"),
                    Optional.of(interleaving()))));
    return new Findings(
        "0.1.0",
        "replay",
        List.of(race),
        ProvedFree.NONE,
        List.of(),
        List.of(),
        new Stats(0, 0, 1000));
  }

  private static Access access(
      AccessKind kind,
      String thread,
      List<String> locks,
      int line,
      String method,
      String... parameters) {
    return new Access(
        kind,
        thread,
        locks,
        List.of(
            new Frame(new MethodName("com.acme.Bank", "run", List.of()), BANK, 35),
            new Frame(new MethodName(ACCOUNT, method, List.of(parameters)), BANK, line)));
  }

  /** Three threads, of which two race. */
  public static Interleaving interleaving() {
    return new Interleaving(
        List.of("main", "teller", "auditor"),
        List.of(
            step(0, "main", 40, "start teller"),
            step(1, "deposit", 16, "lock Bank#3"),
            step(0, "main", 41, "start auditor"),
            step(2, "balance", 27, "read Bank.open: true"),
            step(1, "log", 8, "String[2] = null")),
        step(1, "deposit", 18, "Account.balance = 7"),
        step(2, "balance", 28, "read Account.balance: 5"));
  }

  /** Something that a thread did in a method of the account. */
  public static Interleaving.Step step(int thread, String method, int line, String deed) {
    Frame place = new Frame(new MethodName(ACCOUNT, method, List.of("long")), "", line);
    return new Interleaving.Step(thread, place, deed);
  }

  /** Names and values that have to be made harmless. */
  static Interleaving strange(String type) {
    Frame place = new Frame(new MethodName(type, "a b-c\r\nd", List.of()), "", 0);
    return new Interleaving(
        List.of("</table>\u001b[31m", "\u202e`x`"),
        List.of(),
        new Interleaving.Step(0, place, "f'\"<>&\u0000 = </td>"),
        new Interleaving.Step(1, place, "read \n::error::x"));
  }
}

package dev.photofinish.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Interleaving;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.MethodName;
import dev.photofinish.finding.Race;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.ReplayEnd;
import dev.photofinish.trace.ReplayFrame;
import dev.photofinish.trace.ReplayResult;
import dev.photofinish.trace.ReplayStep;
import dev.photofinish.trace.ReplayThread;
import dev.photofinish.trace.Schedule;
import dev.photofinish.trace.ScheduleEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What findings say of a confirmed race. */
class ConfirmedRaceTest {

  private static ScheduleEvent event(
      int thread, String name, String method, int line, EventKind kind) {
    return new ScheduleEvent(
        thread, name, "com.acme.Bank$Account", method, "(J)V", 1, line, kind, 1);
  }

  private static final ScheduleEvent FIRST = event(1, "teller", "deposit", 17, EventKind.WRITE);
  private static final ScheduleEvent SECOND = event(2, "auditor", "check", 30, EventKind.READ);

  private static ReplayResult result(List<ReplayStep> steps) {
    ReplayFrame thread = new ReplayFrame("java.lang.Thread", "run", "()V", "Thread.java", 840);
    ReplayFrame deposit =
        new ReplayFrame("com.acme.Bank$Account", "deposit", "(J)V", "Bank.java", 17);
    ReplayFrame check =
        new ReplayFrame(
            "com.acme.Bank$Account", "check", "([Ljava/lang/String;)V", "Bank.java", 30);
    String about = "com.acme.Bank$Account.balance";
    return new ReplayResult(
        ReplayEnd.CONFIRMED,
        "both",
        steps,
        List.of(
            new ReplayThread(
                1,
                "teller",
                "stands",
                about,
                "7",
                List.of("com.acme.Bank"),
                List.of(deposit, thread)),
            new ReplayThread(
                2, "auditor", "stands", about, "5", List.of(), List.of(check, thread))));
  }

  private static Schedule schedule(List<ReplayStep> steps) {
    return new Schedule(
        "java Bank",
        "com.acme.Bank$Account.balance",
        FIRST,
        SECOND,
        steps.stream().map(ReplayStep::event).toList());
  }

  private static List<ReplayStep> steps() {
    return List.of(
        new ReplayStep(event(0, "main", "main", 40, EventKind.FORK), "thread", "1"),
        new ReplayStep(event(1, "teller", "deposit", 16, EventKind.ACQUIRE), "com.acme.Bank#3", ""),
        new ReplayStep(event(0, "main", "main", 41, EventKind.FORK), "thread", "2"),
        new ReplayStep(
            event(2, "auditor", "check", 29, EventKind.VOLATILE_READ),
            "com.acme.Bank.open",
            "true"),
        new ReplayStep(
            event(1, "teller", "log", 8, EventKind.WRITE), "java.lang.String[2]", "null"));
  }

  @Test
  void whatNoFieldHoldsGoesByWhereItIsMade() {
    Location.OfAllocation made =
        new Location.OfAllocation(
            new MethodName("com.acme.Bank", "main", List.of("java.lang.String[]", "int")), 7);
    Schedule schedule = new Schedule("java Bank", made.place(), FIRST, SECOND, List.of());

    assertThat(ConfirmedRace.of(schedule, result(steps()), "s").location()).isEqualTo(made);
  }

  @Test
  void whatThreadsDidInItsOrder() {
    Interleaving course =
        ConfirmedRace.of(schedule(steps()), result(steps()), "s")
            .best()
            .interleaving()
            .orElseThrow();

    assertThat(course.threads()).containsExactly("main", "teller", "auditor");
    assertThat(course.steps())
        .extracting(step -> course.name(step) + ": " + step.deed())
        .containsExactly(
            "main: start teller",
            "teller: lock Bank#3",
            "main: start auditor",
            "auditor: read Bank.open: true",
            "teller: String[2] = null");
    assertThat(course.steps().get(4).place().method().signature()).isEqualTo("log(long)");
    assertThat(course.steps().get(4).place().line()).isEqualTo(8);
    assertThat(course.atOnce())
        .extracting(Interleaving.Step::deed)
        .containsExactly("Account.balance = 7", "read Account.balance: 5");
  }

  @Test
  void namesAreShortAndNumbersStay() {
    List<ReplayStep> steps =
        List.of(
            new ReplayStep(
                event(1, "RxComputationThreadPool-1", "setOnceAndForAll", 79, EventKind.UPDATE),
                "java.util.concurrent.atomic.AtomicReferenceArray#146[28]",
                "com.acme.Settlement$Transaction#325"));

    Race race = ConfirmedRace.of(schedule(steps), result(steps), "s");

    assertThat(race.best().interleaving().orElseThrow().steps())
        .extracting(Interleaving.Step::deed)
        .containsExactly("update AtomicReferenceArray#146[28]: Transaction#325");
  }

  @Test
  void aRaceWithBothStacksAndValues() {
    Race race = ConfirmedRace.of(schedule(steps()), result(steps()), "s.schedule");

    assertThat(race.location().name()).isEqualTo("com.acme.Bank$Account.balance");
    assertThat(race.kind()).isEqualTo("read-write");
    assertThat(race.first().thread()).isEqualTo("teller");
    assertThat(race.second().site().method().signature()).isEqualTo("check(java.lang.String[])");
    assertThat(race.second().stack()).hasSize(1);
    assertThat(race.second().site().file()).isEqualTo("com/acme/Bank.java");
    assertThat(race.best().schedule()).contains("s.schedule");
    assertThat(race.best().because())
        .last()
        .isEqualTo("Let go, auditor read 5, and then teller wrote 7.");
    assertThat(race.fix())
        .contains(
            "Hold the lock of the other access (com.acme.Bank) in check(java.lang.String[]), too.");
  }
}

package dev.photofinish.predict.trust;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.predict.Traces;
import dev.photofinish.predict.hb.HappensBefore;
import dev.photofinish.predict.stage.StreamStages;
import dev.photofinish.predict.stage.Witnesses;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Memory that unknown code writes is used in the recorded order, and has no races. */
class TrustTest {

  private static Trust trust(List<Event> trace) {
    TrustCheck check = new TrustCheck();
    trace.forEach(check::step);
    return check.trust();
  }

  private static int races(List<Event> trace) {
    StreamStages stages = new StreamStages();
    trace.forEach(stages::step);
    Witnesses.Check check = stages.check();
    trace.forEach(check::step);
    return check.races().size();
  }

  @Test
  void whatFitsIsTrusted() {
    List<Event> trace = Traces.of("0 initial x 3; 0 read x 3; 1 write x 4; 0 volatile_read x 4");

    assertThat(trust(trace).objects()).isZero();
    assertThat(trace).allSatisfy(event -> assertThat(trust(trace).view(event)).isEqualTo(event));
  }

  @Test
  void whatSomeoneElseWroteIsNot() {
    List<Event> trace = Traces.of("0 write x 1; 1 read x 7; 0 write y 1; 1 read y 1");
    assertThat(races(trace)).isEqualTo(2);

    Trust trust = trust(trace);
    List<Event> seen = trace.stream().map(trust::view).toList();

    assertThat(trust.objects()).isEqualTo(1);
    assertThat(trust.reads()).isEqualTo(1);
    assertThat(races(seen)).as("only that on y").isEqualTo(1);
  }

  /** The value that unknown code wrote may tell of anything before: its order is kept. */
  @Test
  void itsAccessesAreInOrder() {
    List<Event> trace = Traces.of("0 write y 1; 0 write x 1; 1 read x 7; 1 read y 1");
    Trust trust = trust(trace);
    List<String> races = new ArrayList<>();

    List<Event> seen = trace.stream().map(trust::view).toList();
    new HappensBefore(race -> races.add(race.toString())).stepAll(seen);

    assertThat(races).isEmpty();
    assertThat(races(seen)).isZero();
    assertThat(seen.get(1).kind()).isEqualTo(EventKind.UPDATE);
  }
}

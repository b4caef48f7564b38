package dev.photofinish.report.html;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.MethodName;
import dev.photofinish.finding.Race;
import dev.photofinish.report.html.RaceView.AccessView;
import dev.photofinish.report.html.RaceView.FrameView;
import dev.photofinish.report.html.RaceView.MethodView;
import dev.photofinish.report.shared.Names;
import dev.photofinish.report.shared.Places;
import dev.photofinish.report.shared.Printable;
import dev.photofinish.report.shared.Severity;
import dev.photofinish.report.shared.Snippet;
import dev.photofinish.report.shared.Words;
import java.util.List;

/** Makes a race into what the page shows of it. */
final class RaceViews {

  private final Names names;
  private final Names fullNames = Names.full();
  private final Places places;

  RaceViews(Names names, Places places) {
    this.names = names;
    this.places = places;
  }

  RaceView of(int number, Race race) {
    return new RaceView(
        number,
        race.verdict().label(),
        Severity.of(race.verdict()).label(),
        Words.kind(race),
        Printable.of(race.location().name()),
        Printable.of(race.path().map(Object::toString).orElse("")),
        Words.effect(race),
        accesses(race),
        Words.interleaving(race).map(PictureViews::of),
        race.best().because().stream().map(Printable::of).toList(),
        also(race),
        Printable.of(race.fix().orElse("")),
        Words.replay(race).orElse(""),
        race.fingerprint().hex());
  }

  private List<AccessView> accesses(Race race) {
    return Words.isSameTwice(race)
        ? List.of(access("Two threads at once", race.first()))
        : List.of(access("One thread", race.first()), access("The other", race.second()));
  }

  private AccessView access(String who, Access access) {
    Frame site = access.site();
    return new AccessView(
        who,
        access.kind().label(),
        method(site.method()),
        places.of(site),
        Words.thread(access),
        !access.locks().isEmpty(),
        Words.locks(access),
        places.snippet(site).map(Snippet::lines).orElse(List.of()),
        stack(access));
  }

  /** A stack of one frame would only say again what stands above it. */
  private List<FrameView> stack(Access access) {
    return access.stack().stream()
        .filter(frame -> access.stack().size() > 1)
        .map(frame -> new FrameView(method(frame.method()), places.briefly(frame)))
        .toList();
  }

  private MethodView method(MethodName method) {
    return new MethodView(names.method(method), fullNames.method(method));
  }

  private static List<String> also(Race race) {
    return race.evidence().stream()
        .skip(1)
        .map(evidence -> evidence.verdict().label() + ", says " + evidence.engine().label())
        .toList();
  }
}

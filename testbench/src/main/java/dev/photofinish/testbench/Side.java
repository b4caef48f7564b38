package dev.photofinish.testbench;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Race;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One of the two accesses of a reported race, with the markers that it fulfils.
 *
 * @param race the report
 * @param access this side of it
 * @param other the other side
 * @param place where this side is
 * @param fitting the claims at that place that ask for this access
 */
record Side(Race race, Access access, Access other, Place place, List<Claim> fitting) {

  Set<String> labels() {
    return fitting.stream().map(claim -> claim.wanted().label()).collect(Collectors.toSet());
  }

  /** What was reported here and with what it races. */
  String describe() {
    Frame site = access.site();
    return "%s of %s, %s, in %s.%s; the other access: %s at %s"
        .formatted(
            access.kind().label(),
            race.location().name(),
            race.verdict().label(),
            site.method().className(),
            site.method().signature(),
            other.kind().label(),
            position(other.site()));
  }

  static String position(Frame site) {
    String file = site.file().isEmpty() ? site.method().className() : site.file();
    return file + ":" + (site.line() > 0 ? site.line() : "?");
  }
}

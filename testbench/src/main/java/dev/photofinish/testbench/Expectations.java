package dev.photofinish.testbench;

import dev.photofinish.finding.Engine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All that the markers of an input say, checked for sense. */
record Expectations(List<Claim> claims) {

  Expectations {
    claims = List.copyOf(claims);
  }

  /**
   * Reads the markers of an input's sources.
   *
   * @throws IllegalArgumentException if they are malformed or contradict each other
   */
  static Expectations of(List<SourceFile> sources) {
    List<Claim> claims = new ArrayList<>();
    boolean silent = false;
    for (SourceFile source : sources) {
      Markers markers = Markers.of(source);
      markers.requireClaimsInLimits();
      claims.addAll(markers.claims());
      silent |= markers.directives().stream().anyMatch(Directive.Silent.class::isInstance);
    }
    requireSense(claims, silent);
    return new Expectations(claims);
  }

  private static void requireSense(List<Claim> claims, boolean silent) {
    if (claims.isEmpty() && !silent) {
      throw new IllegalArgumentException(
          "no line is marked; if nothing is to be reported, say '// bench: silent'");
    }
    if (!claims.isEmpty() && silent) {
      throw new IllegalArgumentException("the input says '// bench: silent' but has markers");
    }
  }

  /**
   * What is expected of one engine.
   *
   * @throws IllegalArgumentException if a marker speaks to some engines only, and it is not known
   *     which engine this is
   */
  Expectations forEngine(Optional<Engine> engine) {
    return new Expectations(engine.map(this::claimsFor).orElseGet(this::claimsForAnyEngine));
  }

  private List<Claim> claimsFor(Engine engine) {
    return claims.stream()
        .filter(claim -> claim.wanted().speaksTo(engine))
        .map(claim -> claim.with(claim.wanted().forEngine(engine)))
        .toList();
  }

  private List<Claim> claimsForAnyEngine() {
    for (Claim claim : claims) {
      if (!claim.wanted().engines().isEmpty()) {
        throw new IllegalArgumentException(
            "the marker '" + claim.text() + "' names an engine: say which one runs, with Bench.as");
      }
    }
    return claims;
  }
}

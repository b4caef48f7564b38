package dev.photofinish.testbench;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the markers of one source: its claims and its directives. */
final class Markers {

  /** Also matches what only looks like a marker, so that a slip is an error and not silence. */
  private static final Pattern MARKER =
      Pattern.compile("\\s*(race|false[- ]?alarm|bench)\\s*:(.*)", Pattern.CASE_INSENSITIVE);

  private final SourceFile source;
  private final KnownLimits limits;
  private final List<Claim> claims = new ArrayList<>();
  private final List<Directive> directives = new ArrayList<>();
  private final Set<String> limitsWithClaims = new HashSet<>();

  private Markers(SourceFile source) {
    this.source = source;
    this.limits = KnownLimits.of(source);
  }

  /**
   * Reads a source.
   *
   * @throws IllegalArgumentException if a marker is malformed; the message names file and line
   */
  static Markers of(SourceFile source) {
    Markers markers = new Markers(source);
    source.tokens().stream()
        .filter(token -> token.kind() == Token.Kind.LINE_COMMENT)
        .forEach(markers::readComment);
    return markers;
  }

  List<Claim> claims() {
    return List.copyOf(claims);
  }

  List<Directive> directives() {
    return List.copyOf(directives);
  }

  private void readComment(Token comment) {
    int last = comment.text().lastIndexOf("//");
    Matcher matcher = MARKER.matcher(comment.text().substring(last < 0 ? 0 : last + 2));
    if (!matcher.matches()) {
      return;
    }
    try {
      readMarker(matcher.group(1), matcher.group(2).strip(), comment.line());
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(at(comment.line()) + e.getMessage(), e);
    }
  }

  private void readMarker(String keyword, String body, int line) {
    Place here = new Place(source.path(), line);
    switch (keyword) {
      case "race" -> forEachEntry(body, entry -> addRace(entry, here, line));
      case "false-alarm" -> forEachEntry(body, entry -> addFalseAlarm(entry, here));
      case "bench" -> readDirective(body, line);
      default ->
          throw new IllegalArgumentException(
              "'" + keyword + ":' is no marker; did you mean '" + spelled(keyword) + ":'?");
    }
  }

  private static String spelled(String keyword) {
    String lower = keyword.toLowerCase(Locale.ROOT);
    return lower.startsWith("false") ? "false-alarm" : lower;
  }

  private void readDirective(String body, int line) {
    Directive directive = Directive.parse(body);
    directives.add(directive);
    if (directive instanceof Directive.RaceSomewhere race) {
      forEachEntry(race.entries(), entry -> addRace(entry, Place.NOWHERE, line));
    }
  }

  private static void forEachEntry(String body, Consumer<String> reader) {
    for (String entry : body.split("[;,]", -1)) {
      reader.accept(entry);
    }
  }

  private void addRace(String entry, Place place, int line) {
    List<String> misses = limits.around(line, KnownLimits.MISS);
    Claim.Kind kind = misses.isEmpty() ? Claim.Kind.RACE : Claim.Kind.KNOWN_MISS;
    add(entry, place, kind, misses);
  }

  private void addFalseAlarm(String entry, Place place) {
    List<String> alarms = limits.around(place.line(), KnownLimits.FALSE_ALARM);
    if (alarms.isEmpty()) {
      throw new IllegalArgumentException(
          "a false alarm stands in a file, class or method whose name begins with FP_");
    }
    add(entry, place, Claim.Kind.FALSE_ALARM, alarms);
  }

  private void add(String entry, Place place, Claim.Kind kind, List<String> around) {
    String limit = around.isEmpty() ? "" : around.get(0);
    for (Wanted wanted : WantedParser.parse(entry)) {
      claims.add(new Claim(place, kind, wanted, entry.strip(), limit));
    }
    limitsWithClaims.addAll(around);
  }

  /**
   * Refuses a known limit without a claim of its own: it would be a test that cannot fail.
   *
   * @throws IllegalArgumentException naming the first such limit
   */
  void requireClaimsInLimits() {
    for (KnownLimits.Scope scope : limits.scopes()) {
      if (!limitsWithClaims.contains(scope.name())) {
        String keyword = scope.name().startsWith(KnownLimits.MISS) ? "race" : "false-alarm";
        String detail = scope.name() + " has no '// " + keyword + ":' marker";
        throw new IllegalArgumentException(at(Math.max(1, scope.firstLine())) + detail);
      }
    }
  }

  private String at(int line) {
    return source.path() + ":" + line + ": ";
  }
}

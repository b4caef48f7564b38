package dev.photofinish.scan.il;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.Race;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A program of IL as a case for an engine: its class file to analyse, what the paper's analysis
 * says of it, and whether a race that is claimed happens in an execution.
 */
public final class IlCase {

  private final Program program;
  private final RaceFinder finder;
  private final Map<String, Exploration> explorations = new HashMap<>();
  private final Map<AccessPoint, List<List<Step>>> plans = new HashMap<>();
  private final Map<Granularity, Analysis> analyses = new EnumMap<>(Granularity.class);

  private IlCase(Program program) {
    this.program = program;
    this.finder = new RaceFinder(program, Granularity.INSTRUCTION);
  }

  /** A random program; the same seed gives the same. */
  public static IlCase generate(long seed) {
    return new IlCase(RandomPrograms.withSeed(seed));
  }

  /** A program in the paper's notation, as {@link #listing} writes it. */
  public static IlCase parse(String text) {
    return new IlCase(Parser.parse(text));
  }

  /** The name of the one class. */
  public String className() {
    return ClassEmitter.NAME;
  }

  public byte[] classFile() {
    return ClassEmitter.emit(program);
  }

  /** The program in the paper's notation; its lines, from 1, are those in the class file. */
  public String listing() {
    return program.toString();
  }

  /** The names of the methods, all of which are public. */
  public List<String> methods() {
    return program.methods().stream().map(Method::name).toList();
  }

  /** Whether a line of the listing belongs to a method itself, and not to what it calls. */
  public boolean isIn(String method, int line) {
    Method found = program.method(method);
    return found.line() <= line && line <= found.end();
  }

  /** What the paper's analysis says of a method. */
  public Summary summary(String method, Granularity granularity) {
    return analysis(granularity).of(program.method(method));
  }

  /** What the executions of a method show, values followed. */
  public Shown shown(String method) {
    return exploration(method).shown();
  }

  private Exploration exploration(String method) {
    return explorations.computeIfAbsent(
        method, name -> Exploration.of(program, program.method(name)));
  }

  /** The pairs of accesses that theorem 6.10 says must race. */
  public List<AccessPair> promised(Granularity granularity) {
    return new Theorem(program, analysis(granularity)).pairs();
  }

  /**
   * Looks for an execution in which two accesses race. Every field instruction counts as an access.
   *
   * @throws IllegalArgumentException if the paths differ in more than their roots, or a line has no
   *     such access
   */
  public RaceSearch findRace(AccessPoint first, AccessPoint second) {
    return finder.find(first, second);
  }

  /**
   * Looks for an execution that shows a race as an engine reports it: the outermost frames name the
   * methods that the threads begin with, the innermost the lines, and the path's steps the fields.
   * A report names one root at most, so every formal of either method is tried. What each method
   * shows when it runs alone is tried first, as in the proof of theorem 6.10; this is nearly always
   * enough, and cheap.
   *
   * @throws java.util.NoSuchElementException if the report names no path
   * @throws IllegalArgumentException if a line has no such access
   */
  public RaceSearch findRace(Race race) {
    List<AccessPair> pairs = pairs(race);
    return pairs.stream()
        .flatMap(pair -> alone(pair).stream())
        .findFirst()
        .map(trace -> new RaceSearch(Optional.of(trace), false))
        .orElseGet(() -> findRace(pairs));
  }

  private Optional<RacingTrace> alone(AccessPair pair) {
    List<List<Step>> first = plans(pair.first());
    List<List<Step>> second = first.isEmpty() ? List.of() : plans(pair.second());
    return second.isEmpty() ? Optional.empty() : finder.follow(pair, List.of(first, second));
  }

  private List<List<Step>> plans(AccessPoint point) {
    return plans.computeIfAbsent(
        point, to -> exploration(to.method()).plans(to.kind(), to.path(), to.line()));
  }

  /** Those first whose accesses are made from the named formals, in so many words. */
  private RaceSearch findRace(List<AccessPair> pairs) {
    Map<AccessPoint, Boolean> made = new HashMap<>();
    List<AccessPair> sorted =
        pairs.stream()
            .sorted(
                Comparator.comparing(
                    pair ->
                        !made.computeIfAbsent(pair.first(), this::isMade)
                            || !made.computeIfAbsent(pair.second(), this::isMade)))
            .toList();
    boolean gaveUp = false;
    for (AccessPair pair : sorted) {
      RaceSearch search = findRace(pair.first(), pair.second());
      if (search.trace().isPresent()) {
        return search;
      }
      gaveUp |= search.gaveUp();
    }
    return new RaceSearch(Optional.empty(), gaveUp);
  }

  private boolean isMade(AccessPoint point) {
    return !Route.to(point, program, Granularity.INSTRUCTION).isEmpty();
  }

  private List<AccessPair> pairs(Race race) {
    List<AccessPoint> seconds = points(race, race.second()).toList();
    return points(race, race.first())
        .flatMap(first -> seconds.stream().map(second -> new AccessPair(first, second)))
        .toList();
  }

  private Stream<AccessPoint> points(Race race, Access access) {
    String method = access.entry().method().name();
    List<String> fields = race.path().orElseThrow().steps();
    return program.method(method).formals().stream()
        .map(root -> new Exp(root, fields))
        .map(path -> new AccessPoint(method, access.kind(), path, access.site().line()));
  }

  private Analysis analysis(Granularity granularity) {
    return analyses.computeIfAbsent(granularity, key -> new Analysis(program, key, CallRule.MEANT));
  }
}

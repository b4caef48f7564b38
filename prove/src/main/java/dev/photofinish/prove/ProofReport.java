package dev.photofinish.prove;

import dev.photofinish.finding.Assumption;
import dev.photofinish.finding.Details;
import dev.photofinish.finding.ProvedFree;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.RaceGroup;
import dev.photofinish.finding.Section;
import dev.photofinish.finding.UselessSuppression;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.prove.harness.NearestName;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.report.Assumptions;
import dev.photofinish.prove.report.Explanations;
import dev.photofinish.prove.report.Groups;
import dev.photofinish.prove.report.Hidden;
import dev.photofinish.prove.report.RaceList;
import dev.photofinish.prove.report.Suppressed;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What a proof says, in the words of findings. */
public final class ProofReport {

  private final Proof proof;
  private final Hidden hidden;
  private final Suppressed suppressed;
  private final List<RaceList.Told> races;
  private final int ofPlatform;
  private final Set<MethodModel> methods;

  /**
   * @param madeUp the internal names of the classes that a reader does not know: those of {@link
   *     OpenProgram#madeUp}
   */
  public ProofReport(Proof proof, Set<String> madeUp) {
    this.proof = proof;
    this.hidden = new Hidden(madeUp);
    this.suppressed = new Suppressed(proof.universe().program(), proof.library());
    RaceList list = new RaceList(proof.stages(), proof.pairs(), hidden);
    this.races = list.all().stream().filter(told -> !suppressed.has(told.race())).toList();
    this.ofPlatform = list.ofPlatform();
    this.methods =
        proof.stages().points().instances().stream()
            .map(Instance::method)
            .filter(method -> !madeUp.contains(method.owner().name()))
            .collect(Collectors.toSet());
  }

  /** The races that are possible, in the order of reports. */
  public List<Race> races() {
    return races.stream().map(RaceList.Told::race).toList();
  }

  /** The annotations that are to suppress races, and suppress none. */
  public List<UselessSuppression> useless() {
    return suppressed.useless();
  }

  /** How many pairs of accesses were ruled out. */
  public ProvedFree provedFree() {
    return new ProvedFree(proof.pairs().ruledOut());
  }

  /** What the proof depends on. */
  public List<Assumption> assumptions() {
    return new Assumptions(proof.universe().program(), proof.stages().points(), hidden).all();
  }

  /**
   * What people are told.
   *
   * @param byObject whether the races are shown by the objects that they are on
   */
  public Details details(boolean byObject) {
    List<RaceGroup> groups =
        byObject ? Groups.of(races, proof.stages().points(), hidden) : List.of();
    int ofLibraries = (int) methods.stream().filter(ProofReport::isOfLibrary).count();
    return new Details(groups, ProofTables.of(proof, races.size(), ofPlatform, ofLibraries));
  }

  private static boolean isOfLibrary(MethodModel method) {
    return !method.owner().isApplication();
  }

  /**
   * Which stage rules out which pair of accesses to some memory.
   *
   * @param field the name of its location, or the end of it
   */
  public List<Section> explain(String field) throws ProveException {
    Explanations explanations = new Explanations(proof.stages(), proof.pairs(), hidden);
    List<String> meant = explanations.meant(field);
    if (meant.isEmpty()) {
      throw new ProveException(
          "--explain "
              + field
              + ": no code that can run writes a field of that name"
              + NearestName.of(field, List.copyOf(explanations.names()))
                  .map(near -> "; did you mean " + near + "?")
                  .orElse(""));
    }
    List<Section> sections = new ArrayList<>();
    meant.forEach(name -> sections.addAll(explanations.of(name)));
    return sections;
  }

  /** Whether a race is on memory that a reader asks about. */
  public static boolean isMeant(Race race, String field) {
    String name = race.location().name();
    return name.equals(field) || name.endsWith("." + field) || name.endsWith("$" + field);
  }

  /** How many classes of the application have code that can run. */
  public int classes() {
    return (int)
        methods.stream()
            .filter(method -> !isOfLibrary(method))
            .map(MethodModel::owner)
            .distinct()
            .count();
  }

  /** How many methods of the application can run. */
  public int methods() {
    return (int) methods.stream().filter(method -> !isOfLibrary(method)).count();
  }
}

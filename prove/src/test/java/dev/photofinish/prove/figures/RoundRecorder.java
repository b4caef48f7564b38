package dev.photofinish.prove.figures;

import dev.photofinish.prove.Proof;
import dev.photofinish.prove.ProveProgress;
import dev.photofinish.prove.Round;
import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.Sensitivity;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.race.PossibleRace;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Notes what each round of an analysis finds, in the words of the thesis. */
final class RoundRecorder implements ProveProgress {

  private final Names names;
  private final List<ObservedRound> rounds = new ArrayList<>();

  RoundRecorder(Names names) {
    this.names = names;
  }

  List<ObservedRound> rounds() {
    return rounds;
  }

  @Override
  public void round(Round round, Proof soFar) {
    PointsTo points = soFar.stages().points();
    rounds.add(
        new ObservedRound(
            values(points, soFar.sensitivity()),
            HeapEdge.of(points, fields(points), names).toList(),
            soFar.pairs().races().stream().flatMap(race -> races(points, race)).toList()));
  }

  private List<String> values(PointsTo points, Sensitivity sensitivity) {
    return IntStream.range(0, points.objects().size())
        .mapToObj(points::object)
        .flatMap(object -> object.sites().stream())
        .distinct()
        .filter(site -> !names.of(site).equals("?"))
        .map(site -> names.of(site) + " = " + sensitivity.of(site))
        .toList();
  }

  private static List<ProgramField> fields(PointsTo points) {
    return points.instances().stream()
        .flatMap(instance -> instance.code().accesses().stream())
        .map(Access::field)
        .distinct()
        .toList();
  }

  private Stream<String> races(PointsTo points, PossibleRace race) {
    String tuple =
        names.of(race.firstThread(), race.first())
            + ", "
            + names.of(race.secondThread(), race.second());
    return IntStream.of(race.objects().toArray())
        .mapToObj(object -> "(" + tuple + ", " + names.of(points.object(object)) + ")");
  }
}

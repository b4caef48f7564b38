package dev.photofinish.prove.report;

import dev.photofinish.finding.RaceGroup;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.PointsTo;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The object-based view of section 2.9.1: races by the objects on whose memory they are. */
public final class Groups {

  private static final int MOST = 3;

  private Groups() {}

  /** The groups, in the order of their first races. */
  public static List<RaceGroup> of(List<RaceList.Told> races, PointsTo points, Hidden hidden) {
    Map<ObjectSet, List<RaceList.Told>> byObjects =
        races.stream()
            .collect(
                Collectors.groupingBy(
                    RaceList.Told::objects, LinkedHashMap::new, Collectors.toList()));
    ObjectText text = new ObjectText(hidden);
    return byObjects.entrySet().stream()
        .map(
            entry ->
                new RaceGroup(
                    title(entry.getKey(), points, text),
                    entry.getValue().stream().map(RaceList.Told::race).toList()))
        .toList();
  }

  private static String title(ObjectSet objects, PointsTo points, ObjectText text) {
    if (objects.isEmpty()) {
      return "Static fields";
    }
    List<String> chains =
        Arrays.stream(objects.toArray())
            .mapToObj(id -> text.chain(points.object(id)))
            .distinct()
            .toList();
    String first = String.join("; ", chains.subList(0, Math.min(MOST, chains.size())));
    return MethodText.capitalised(first)
        + (chains.size() > MOST ? "; and " + (chains.size() - MOST) + " more" : "");
  }
}

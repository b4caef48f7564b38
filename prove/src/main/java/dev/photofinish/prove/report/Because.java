package dev.photofinish.prove.report;

import dev.photofinish.finding.Access;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.race.PossibleRace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Says why two accesses can meet: which threads, which locks, which object. */
final class Because {

  private final PointsTo points;
  private final ThreadText threads;
  private final ObjectText objects;

  Because(PointsTo points, ThreadText threads, ObjectText objects) {
    this.points = points;
    this.threads = threads;
    this.objects = objects;
  }

  List<String> of(PossibleRace race, Access one, Access other) {
    List<String> sentences = new ArrayList<>();
    sentences.add(threads(race, one, other));
    sentences.add(locks(one.locks(), other.locks()));
    if (!race.objects().isEmpty()) {
      sentences.add(object(race));
    }
    return sentences;
  }

  private String threads(PossibleRace race, Access one, Access other) {
    AbstractThread first = race.firstThread();
    AbstractThread second = race.secondThread();
    if (threads.isCaller(first) && threads.isCaller(second)) {
      return "One caller's thread may be in "
          + MethodText.of(one.entry().method())
          + " while another's is in "
          + MethodText.of(other.entry().method())
          + ".";
    } else if (first.equals(second)) {
      return "There may be several such threads at once: " + threads.spoken(first) + ".";
    }
    return "These threads may run at the same time: "
        + threads.spoken(first)
        + ", and "
        + threads.spoken(second)
        + ".";
  }

  private static String locks(List<String> one, List<String> other) {
    if (one.isEmpty() && other.isEmpty()) {
      return "Neither certainly holds a lock.";
    } else if (one.isEmpty() || other.isEmpty()) {
      return "Only one of them certainly holds a lock.";
    }
    List<String> common = one.stream().filter(other::contains).toList();
    if (common.isEmpty()) {
      return "Nothing shows that the locks they hold are the same.";
    }
    boolean areRead = common.stream().allMatch(name -> name.endsWith(" (read)"));
    return areRead
        ? "Both hold " + MethodText.list(common) + ", which lets several readers in."
        : "Both hold "
            + MethodText.list(common)
            + ", but nothing shows that it is the same object, or that it goes with what is"
            + " accessed.";
  }

  private String object(PossibleRace race) {
    List<String> chains =
        Arrays.stream(race.objects().toArray())
            .mapToObj(id -> objects.chain(points.object(id)))
            .distinct()
            .toList();
    return "It may be the same object: "
        + chains.get(0)
        + (chains.size() > 1 ? "; or " + others(chains.size() - 1) : "")
        + ".";
  }

  private static String others(int count) {
    return count == 1 ? "another one" : "one of " + count + " others";
  }
}

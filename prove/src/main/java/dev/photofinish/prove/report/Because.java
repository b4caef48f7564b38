package dev.photofinish.prove.report;

import dev.photofinish.finding.Access;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.race.PossibleRace;
import java.util.ArrayList;
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
      return "There may be several of these threads at once: " + threadName(first) + ".";
    }
    return "These threads may run at the same time: "
        + threadName(first)
        + ", and "
        + threadName(second)
        + ".";
  }

  private String threadName(AbstractThread thread) {
    String name = threads.name(thread);
    return switch (name) {
      case "any" -> "any caller's";
      case "main" -> "the main thread";
      case "finalizer" -> "the thread that finalizes objects";
      default -> name;
    };
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
    int[] all = race.objects().toArray();
    String first = objects.chain(points.object(all[0]));
    return "It may be the same object"
        + (first.isEmpty() ? "" : ": " + first)
        + (all.length > 1 ? ", or one of " + (all.length - 1) + " more" : "")
        + ".";
  }
}

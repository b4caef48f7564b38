package dev.photofinish.prove.figures;

import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.Site;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.race.Point;
import dev.photofinish.prove.race.Tuple;
import java.util.List;
import java.util.stream.Collectors;

/**
 * How the papers write what is found of their programs.
 *
 * @param labels the labels of the program
 */
record Names(Labels labels) {

  String of(Site site) {
    return labels.at(site.line(), "h");
  }

  /** {@code [h4::h1]}, or {@code ε} for the empty sequence. */
  String of(AbstractObject object) {
    List<String> sites = object.sites().stream().map(this::of).toList();
    return sites.isEmpty() ? "ε" : sites.stream().collect(Collectors.joining("::", "[", "]"));
  }

  String of(AbstractThread thread) {
    return of(thread.object());
  }

  String of(Access access) {
    return labels.at(access.line(), "ep");
  }

  /** {@code ε, [h3], e1}. */
  String of(AbstractThread thread, Point point) {
    return of(thread) + ", " + of(point.instance().context()) + ", " + of(point.access());
  }

  /** A tuple, the statement with the smaller label first. */
  String of(Tuple tuple) {
    String first = of(tuple.firstThread(), tuple.first());
    String second = of(tuple.secondThread(), tuple.second());
    int order = number(tuple.first()) - number(tuple.second());
    return "(" + (order > 0 ? second + ", " + first : first + ", " + second) + ")";
  }

  private int number(Point point) {
    String digits = of(point.access()).substring(1);
    return digits.isEmpty() ? 0 : Integer.parseInt(digits);
  }
}

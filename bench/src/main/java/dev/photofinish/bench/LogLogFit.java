package dev.photofinish.bench;

import java.util.ArrayList;
import java.util.List;

/** Finds the power by which one quantity grows with another, by least squares of the logarithms. */
final class LogLogFit {

  private record Point(double x, double y) {}

  private final List<Point> points = new ArrayList<>();

  void add(double x, double y) {
    points.add(new Point(Math.log(x), Math.log(y)));
  }

  double slope() {
    double meanX = points.stream().mapToDouble(Point::x).average().orElseThrow();
    double meanY = points.stream().mapToDouble(Point::y).average().orElseThrow();
    double together = 0;
    double alone = 0;
    for (Point point : points) {
      together += (point.x - meanX) * (point.y - meanY);
      alone += (point.x - meanX) * (point.x - meanX);
    }
    return together / alone;
  }
}

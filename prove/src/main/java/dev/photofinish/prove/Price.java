package dev.photofinish.prove;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.prove.heap.Sensitivity;
import dev.photofinish.prove.heap.Site;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import it.unimi.dsi.fastutil.objects.Object2LongMap;
import it.unimi.dsi.fastutil.objects.Object2LongOpenHashMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What it costs to tell more contexts apart, about: the objects that there are then beside those
 * that are there go wherever these go, and the methods that are called on them are solved anew. The
 * thesis pays any price; here a round may not be much larger than the one before, so that the sites
 * come first on whose objects most races are left for their price.
 */
final class Price {

  /** A round that costs no more is cheap. */
  private static final long LITTLE = 4_000 * Bounds.OF_INSTANCE;

  private final Sensitivity sensitivity;
  private final long cost;

  /** How many methods run in the contexts of a site's objects. */
  private final Object2LongOpenHashMap<Site> called = new Object2LongOpenHashMap<>();

  /** How many variables point to the objects of a site. */
  private final Object2LongOpenHashMap<Site> pointing = new Object2LongOpenHashMap<>();

  /** In how many contexts a method runs. */
  private final Map<MethodModel, Integer> contexts = new HashMap<>();

  Price(Sensitivity sensitivity, PointsTo points) {
    this.sensitivity = sensitivity;
    this.cost = Bounds.cost(points);
    long[] pointingTo = new long[points.objects().size()];
    for (Instance instance : points.instances()) {
      contexts.merge(instance.method(), 1, Integer::sum);
      countCalls(points, instance);
      for (int v = 0; v < instance.code().variableCount(); v++) {
        points.of(instance, v).forEach(object -> pointingTo[object]++);
      }
    }
    for (int i = 0; i < pointingTo.length; i++) {
      pointing.addTo(points.object(i).site(), pointingTo[i]);
    }
  }

  private void countCalls(PointsTo points, Instance instance) {
    if (!instance.method().isStatic()) {
      points
          .of(instance, instance.code().formal(0))
          .forEach(object -> called.addTo(points.object(object).site(), 1));
    } else if (!instance.context().isEmpty()) {
      // It has the context of a method that calls it, or of the call.
      called.addTo(instance.context().site(), 1);
    }
  }

  /**
   * As many sites as a round can bear.
   *
   * @param gains how many races may be ruled out by telling apart what a site makes
   * @param share the part of what the last round cost by which the next one may be dearer
   */
  Set<Site> affordable(Object2LongMap<Site> gains, int share) {
    List<Site> best = new ArrayList<>(gains.keySet());
    best.sort(
        Comparator.comparingDouble((Site site) -> -(double) gains.getLong(site) / of(site))
            .thenComparingInt(Site::id));
    Set<Site> chosen = new LinkedHashSet<>();
    long left = Math.max(LITTLE, cost) / share;
    for (Site site : best) {
      if (of(site) <= left) {
        left -= of(site);
        chosen.add(site);
      }
    }
    return chosen;
  }

  private long of(Site site) {
    long once = called.getLong(site) * Bounds.OF_INSTANCE + pointing.getLong(site) + 1;
    if (!sensitivity.hasContexts(site)) {
      return once;
    }
    int places = site.method() == null ? 1 : contexts.getOrDefault(site.method(), 1);
    return once * places;
  }
}

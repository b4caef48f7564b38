package dev.photofinish.prove;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.heap.Sensitivity;
import dev.photofinish.prove.heap.Site;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import it.unimi.dsi.fastutil.objects.Object2LongOpenHashMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What it costs to tell more contexts apart: about as many methods in contexts as there are then
 * beside those that are there. The thesis pays any price; here a round may not be much larger than
 * the one before, so that the sites with the lowest prices come first.
 */
final class Price {

  /** So much is never too much. */
  private static final int LITTLE = 500;

  private final Sensitivity sensitivity;
  private final int limit;

  /** How many methods are called on the objects of a site. */
  private final Object2LongOpenHashMap<Site> called = new Object2LongOpenHashMap<>();

  /** In how many contexts a method runs. */
  private final Map<MethodModel, Integer> contexts = new HashMap<>();

  Price(Sensitivity sensitivity, PointsTo points) {
    this.sensitivity = sensitivity;
    this.limit = Math.max(LITTLE, points.instances().size() / 8);
    for (Instance instance : points.instances()) {
      contexts.merge(instance.method(), 1, Integer::sum);
      int self = instance.method().isStatic() ? MethodCode.NONE : instance.code().formal(0);
      points.of(instance, self).forEach(object -> called.addTo(points.object(object).site(), 1));
    }
  }

  /** As many of some sites as a round can bear, in their order. */
  List<Site> affordable(Collection<Site> sites) {
    List<Site> byPrice = new ArrayList<>(sites);
    byPrice.sort(Comparator.comparingLong(this::of).thenComparingInt(Site::id));
    long total = 0;
    int count = 0;
    while (count < byPrice.size() && total + of(byPrice.get(count)) <= limit) {
      total += of(byPrice.get(count++));
    }
    return byPrice.subList(0, count);
  }

  private long of(Site site) {
    long methods = called.getLong(site);
    if (!sensitivity.hasContexts(site)) {
      return methods;
    }
    int places = site.method() == null ? 1 : contexts.getOrDefault(site.method(), 1);
    return methods * places;
  }
}

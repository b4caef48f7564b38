package dev.photofinish.prove.heap;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The k value of each site (Σ in section 4.4): how many sites its abstract objects may have.
 * Confined to the thread that analyses.
 */
public final class Sensitivity {

  private final int usual;
  private final Object2IntOpenHashMap<Site> others = new Object2IntOpenHashMap<>();

  /**
   * @param usual the k value of sites that have none of their own; 0 has methods analysed without
   *     contexts, with one object for each site
   */
  public Sensitivity(int usual) {
    this.usual = usual;
    this.others.defaultReturnValue(usual);
  }

  /** The same k values, whatever grows later. */
  public Sensitivity copy() {
    Sensitivity copy = new Sensitivity(usual);
    copy.others.putAll(others);
    return copy;
  }

  public int of(Site site) {
    return others.getInt(site);
  }

  /** Whether methods have contexts at all. */
  public boolean hasContexts() {
    return usual > 0;
  }

  public void increment(Site site) {
    others.put(site, of(site) + 1);
  }

  /** How many of some sites have each k value: table 4.3. */
  public SortedMap<Integer, Integer> profile(Sites sites) {
    SortedMap<Integer, Integer> profile = new TreeMap<>();
    for (int i = 0; i < sites.size(); i++) {
      profile.merge(of(sites.get(i)), 1, Integer::sum);
    }
    return profile;
  }
}

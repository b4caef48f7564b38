package dev.photofinish.prove.heap;

import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.MethodModel;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The k value of each site (Σ in section 4.4): how many sites its abstract objects may have.
 * Confined to the thread that analyses.
 */
public final class Sensitivity {

  private final int usual;
  private final Object2IntOpenHashMap<Site> others = new Object2IntOpenHashMap<>();

  /** The instructions of the sites whose k value has grown more than once, by their methods. */
  private final Map<MethodModel, BitSet> grown = new HashMap<>();

  /**
   * @param usual the k value of sites that have none of their own. 0 goes beyond the thesis: there
   *     is one object for the site, and methods that are called on it have no context.
   */
  public Sensitivity(int usual) {
    this.usual = usual;
    this.others.defaultReturnValue(usual);
  }

  /** The same k values, whatever grows later. */
  public Sensitivity copy() {
    Sensitivity copy = new Sensitivity(usual);
    copy.others.putAll(others);
    grown.forEach((method, instructions) -> copy.grown.put(method, (BitSet) instructions.clone()));
    return copy;
  }

  public int of(Site site) {
    return others.getInt(site);
  }

  /** Whether methods that are called on objects of a site have contexts. */
  public boolean hasContexts(Site site) {
    return of(site) > 0;
  }

  public void increment(Site site) {
    others.put(site, of(site) + 1);
    MethodModel method = site.method();
    Instruction instruction = site.instruction();
    if (method != null && instruction != null && of(site) > usual + 1) {
      grown.computeIfAbsent(method, none -> new BitSet()).set(instruction.index());
    }
  }

  /** Whether the k value of what an instruction makes has grown more than once. */
  public boolean hasGrownAgain(MethodModel method, Instruction instruction) {
    BitSet instructions = grown.get(method);
    return instructions != null && instructions.get(instruction.index());
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

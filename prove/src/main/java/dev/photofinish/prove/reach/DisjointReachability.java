package dev.photofinish.prove.reach;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The disjoint reachability analysis (figure 3.9, second equation): whether an object that is
 * allocated at a site may be reached, by one or more fields, from one object at most of those
 * allocated at some other sites.
 *
 * <p>The paper's argument (lemma 3.12) goes over to types with sets of sites. Let {@code o} be
 * reached from {@code o1} and from {@code o2}. The closure has effects {@code tau1 |> tau3} and
 * {@code tau2 |> tau4} that abstract this. All three objects are of sites that are asked for, so
 * the figure looks at this pair: tau3 and tau4 are compatible, as both abstract {@code o}. It then
 * makes sure that {@code tau1} and {@code tau2} are below top, have the same vector, and have, of
 * the roots' sites, the same single one, which is the site of {@code o1} and of {@code o2}. Where
 * the vector has 0, no loop ran for either; where it has 1, tau3 and tau4 have 1, too, and {@code
 * o1} and {@code o2} were both allocated in the iteration in which {@code o} was. So {@code o1} is
 * {@code o2}.
 *
 * <p>The last step is the caller's duty: <em>no two objects may have the same abstract object and
 * the same iteration in every loop.</em> It holds if each abstract object has one place in the
 * program, and this runs at most once in an iteration of the loops around it, or in a call of its
 * method. If no two even have the same iteration in every loop of some, the others need not be
 * known of a root: then the caller says which matter (an {@link Identity}).
 *
 * <p>Answers that would take too much to find are "no", which is sound. They do not depend on what
 * was asked before. Safe for use by many threads.
 */
public final class DisjointReachability {

  /** How many types may be reached from one type; far more than programs are seen to have. */
  private static final int LIMIT = 100_000;

  /** By what objects of one type are told apart. */
  @FunctionalInterface
  public interface Identity {

    /**
     * What matters of a root, as a vector that has 0 for each loop that tells nothing: it may say
     * so even where nothing is known of the root. All objects of its site must be the same that
     * agree in the loops that have a 1. A vector with a top if nothing tells them apart.
     */
    LoopVector of(HeapType root);
  }

  private final HeapEffects effects;
  private final Identity identity;
  private final Closure closure;

  /** Follows from the effects; found when it is first asked for. */
  private final Map<HeapType, Reach> reaches = new ConcurrentHashMap<>();

  private DisjointReachability(HeapEffects effects, Identity identity, int limit) {
    this.effects = effects;
    this.identity = identity;
    this.closure = new Closure(effects, limit);
  }

  /** The analysis for a program with these effects. */
  public static DisjointReachability of(Collection<HeapEffect> effects) {
    return of(effects, HeapType::vector);
  }

  /** The same for one whose objects are told apart by less than all loops. */
  public static DisjointReachability of(Collection<HeapEffect> effects, Identity identity) {
    return new DisjointReachability(new HeapEffects(effects), identity, LIMIT);
  }

  /** Whether all the targets are in DR of the roots (section 3.7.2, second condition). */
  public boolean containsAll(AbstractSite targets, AbstractSite roots) {
    return !targets.isTop() && targets.sites().allMatch(target -> contains(target, roots));
  }

  /** Whether the target is in DR of the roots. */
  public boolean contains(int target, int... roots) {
    return contains(target, AbstractSite.of(roots));
  }

  /** Whether the target is in DR of the roots. */
  public boolean contains(int target, AbstractSite roots) {
    List<Reach> reaching = new ArrayList<>();
    for (HeapType root : effects.rootsOf(roots)) {
      Reach reach = reachOf(root);
      if (reach.mayReach(target)) {
        if (reach.isUnsettledAt(target) || !isOneOf(roots, reach.root(), reach.root())) {
          return false;
        }
        reaching.add(reach);
      }
    }
    return areApart(reaching, target, roots);
  }

  /** Whether any two roots that may reach the same object are the same object themselves. */
  private static boolean areApart(List<Reach> reaching, int target, AbstractSite roots) {
    for (int i = 0; i < reaching.size(); i++) {
      for (int j = 0; j < i; j++) {
        Reach one = reaching.get(i);
        Reach other = reaching.get(j);
        if (!isOneOf(roots, one.root(), other.root()) && one.mayMeet(other, target)) {
          return false;
        }
      }
    }
    return true;
  }

  /** The paper's {@code tau1 = tau2}, for objects of these sites. */
  private static boolean isOneOf(AbstractSite sites, HeapType first, HeapType second) {
    return first.vector().equals(second.vector())
        && first.site().join(second.site()).meet(sites).isSingleton();
  }

  private Reach reachOf(HeapType root) {
    @Nullable Reach known = reaches.get(root);
    return known != null ? known : reaches.computeIfAbsent(root, this::findReach);
  }

  private Reach findReach(HeapType root) {
    HeapType told = new HeapType(root.site(), identity.of(root));
    return new Reach(told, closure.from(root, told.vector()));
  }
}

package dev.photofinish.prove.reach;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * An abstract object allocation site (figure 3.6), lifted to points-to sets (section 3.6): the
 * abstract objects, one of which stands for the object; or top, when any may. The order is that of
 * sets, and the empty set is for what is always null.
 *
 * <p>What a set says is what its elements say one by one: {@code h} is abstracted by a set if it is
 * in it. So every definition is lifted by reading a type with a set as all the types with one site
 * of that set.
 *
 * <ul>
 *   <li>Two sets are compatible (definition 3.8) if some site of the one is equal to some site of
 *       the other.
 *   <li>A site "in H or top" becomes a set that shares a site with H, or top.
 *   <li>Equality of sites is not equality of sets: two objects of the equal sets {@code {a, b}} may
 *       be one of {@code a} and one of {@code b}. Where the paper concludes from equal sites below
 *       top that two objects come from one site, both sets, without what is not asked for, must be
 *       the same set of one.
 * </ul>
 */
public final class AbstractSite {

  /** Any abstract object. */
  public static final AbstractSite TOP = new AbstractSite(new int[0], true);

  /** No abstract object. */
  public static final AbstractSite NONE = new AbstractSite(new int[0], false);

  private final int[] sites;
  private final boolean isTop;
  private final int hash;

  private AbstractSite(int[] sites, boolean isTop) {
    this.sites = sites;
    this.isTop = isTop;
    this.hash = isTop ? 1 : 2 * Arrays.hashCode(sites);
  }

  public static AbstractSite of(int... sites) {
    return ofSorted(Arrays.stream(sites).sorted().distinct().toArray());
  }

  /** The same for sites in ascending order, each of which is there once. */
  static AbstractSite ofSorted(int[] sites) {
    return sites.length == 0 ? NONE : new AbstractSite(sites, false);
  }

  public boolean isTop() {
    return isTop;
  }

  public boolean isEmpty() {
    return !isTop && sites.length == 0;
  }

  /** How many sites can be named. */
  int size() {
    return sites.length;
  }

  /** Whether there is but one site. */
  public boolean isSingleton() {
    return sites.length == 1;
  }

  /** The sites in ascending order; none can be named for top. */
  public IntStream sites() {
    return Arrays.stream(sites);
  }

  /** Figure 3.7 (a): whether this abstracts the site. */
  public boolean contains(int site) {
    return isTop || Arrays.binarySearch(sites, site) >= 0;
  }

  /** Definition 3.2 as section 3.6 has it: set union; the same if the other adds nothing to it. */
  public AbstractSite join(AbstractSite other) {
    if (isTop || other.isEmpty() || equals(other)) {
      return this;
    } else if (other.isTop || isEmpty()) {
      return other;
    }
    AbstractSite union = of(IntStream.concat(sites(), other.sites()).toArray());
    return union.equals(this) ? this : union;
  }

  /** Definition 3.8, lifted: whether an object may be of both. */
  public boolean isCompatible(AbstractSite other) {
    if (isTop || other.isTop) {
      return !isEmpty() && !other.isEmpty();
    }
    return sharesSite(other);
  }

  private boolean sharesSite(AbstractSite other) {
    int i = 0;
    int j = 0;
    while (i < sites.length && j < other.sites.length && sites[i] != other.sites[j]) {
      if (sites[i] < other.sites[j]) {
        i++;
      } else {
        j++;
      }
    }
    return i < sites.length && j < other.sites.length;
  }

  /** What an object that is of both may be. */
  public AbstractSite meet(AbstractSite other) {
    if (isTop || equals(other)) {
      return other;
    }
    return other.isTop ? this : ofSorted(sites().filter(other::contains).toArray());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof AbstractSite site
            && hash == site.hash
            && isTop == site.isTop
            && Arrays.equals(sites, site.sites));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return isTop
        ? "T"
        : sites().mapToObj(site -> "h" + site).collect(Collectors.joining(",", "{", "}"));
  }
}

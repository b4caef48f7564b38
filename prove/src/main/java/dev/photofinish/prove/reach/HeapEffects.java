package dev.photofinish.prove.reach;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** A set of abstract heap effects, the paper's K, in which effects are found by their roots. */
final class HeapEffects {

  private final Map<HeapType, List<HeapEffect>> byRoot = new LinkedHashMap<>();
  private final Map<Integer, List<HeapType>> rootsBySite = new HashMap<>();
  private final List<HeapType> topRoots = new ArrayList<>();

  /** Whether some vector says that a loop did not run: then not all types of a site may meet. */
  private final boolean haveZeros;

  /** Follows from the effects; kept because many paths come through the same type. */
  private final Map<HeapType, List<HeapEffect>> following = new ConcurrentHashMap<>();

  HeapEffects(Collection<HeapEffect> effects) {
    Set<HeapEffect> different = new LinkedHashSet<>(effects);
    // Null has no fields and is no object: such effects abstract nothing (rule 3.15).
    different.removeIf(effect -> effect.root().isNull() || effect.target().isNull());
    haveZeros = different.stream().anyMatch(HeapEffects::hasZeros);
    for (HeapEffect effect : different) {
      byRoot.computeIfAbsent(effect.root(), this::indexed).add(effect);
    }
  }

  private static boolean hasZeros(HeapEffect effect) {
    return effect.root().vector().hasZeros() || effect.target().vector().hasZeros();
  }

  boolean haveZeros() {
    return haveZeros;
  }

  private List<HeapEffect> indexed(HeapType root) {
    if (root.site().isTop()) {
      topRoots.add(root);
    }
    root.site()
        .sites()
        .forEach(site -> rootsBySite.computeIfAbsent(site, none -> new ArrayList<>()).add(root));
    return new ArrayList<>();
  }

  /** The effects with exactly this root. */
  List<HeapEffect> from(HeapType root) {
    return byRoot.getOrDefault(root, List.of());
  }

  /** The roots that may be of one of these sites. */
  Collection<HeapType> rootsOf(AbstractSite sites) {
    if (sites.isTop()) {
      return byRoot.keySet();
    }
    Set<HeapType> roots = new LinkedHashSet<>(topRoots);
    sites.sites().forEach(site -> roots.addAll(rootsBySite.getOrDefault(site, List.of())));
    return roots;
  }

  /** The roots that may be of this site. */
  Collection<HeapType> rootsAt(int site) {
    List<HeapType> here = rootsBySite.getOrDefault(site, List.of());
    if (topRoots.isEmpty()) {
      return here;
    }
    List<HeapType> all = new ArrayList<>(topRoots);
    all.addAll(here);
    return all;
  }

  /** The effects whose root is compatible with a type (definition 3.10, item 2). */
  List<HeapEffect> after(HeapType target) {
    @Nullable List<HeapEffect> known = following.get(target);
    return known != null ? known : following.computeIfAbsent(target, this::findAfter);
  }

  private List<HeapEffect> findAfter(HeapType target) {
    List<HeapEffect> found = new ArrayList<>();
    for (HeapType root : rootsOf(target.site())) {
      if (root.isCompatible(target)) {
        found.addAll(from(root));
      }
    }
    return List.copyOf(found);
  }
}

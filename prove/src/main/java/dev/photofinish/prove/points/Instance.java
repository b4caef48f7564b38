package dev.photofinish.prove.points;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.ObjectSet;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A method in one of its abstract contexts: a node of the context-sensitive call graph. Compared by
 * identity. Confined to the solver's thread while it solves, and unchanged afterwards.
 */
public final class Instance {

  private final int id;
  private final MethodCode code;
  private final AbstractObject context;
  private final int firstNode;
  private final List<CallEdge> edges = new ArrayList<>(4);
  private final List<CallEdge> callers = new ArrayList<>(4);
  private final @Nullable List<CallEdge>[] bySite;
  private final @Nullable Set<MethodRef>[] libraryTargets;
  private final ObjectSet allocated = new ObjectSet();
  private final LongOpenHashSet known = new LongOpenHashSet(2);

  /** Those of them that pass something else than their site does: to what is called back. */
  private @Nullable LongOpenHashSet passingOthers;

  private @Nullable BitSet indirect;

  @SuppressWarnings({"unchecked", "rawtypes"}) // Arrays of lists: there are very many instances.
  Instance(int id, MethodCode code, AbstractObject context, int firstNode) {
    this.id = id;
    this.code = code;
    this.context = context;
    this.firstNode = firstNode;
    this.bySite = new List[code.calls().size()];
    this.libraryTargets = new Set[code.calls().size()];
  }

  /** Its number, from 0, in the order in which instances were found to be reachable. */
  public int id() {
    return id;
  }

  public MethodCode code() {
    return code;
  }

  public MethodModel method() {
    return code.method();
  }

  public AbstractObject context() {
    return context;
  }

  /** The solver's node of a variable. */
  int node(int variable) {
    return firstNode + variable;
  }

  int variableOf(int node) {
    return node - firstNode;
  }

  /** The calls that go out from here. */
  public List<CallEdge> edges() {
    return edges;
  }

  /** The calls that go out from a site. */
  public List<CallEdge> edges(CallSite site) {
    List<CallEdge> found = bySite[site.number()];
    return found == null ? List.of() : found;
  }

  /** The calls that come in. */
  public List<CallEdge> callers() {
    return callers;
  }

  /** The objects that its code makes, or that libraries make in its calls. */
  public ObjectSet allocated() {
    return allocated;
  }

  /** The library methods that a site calls. */
  public Set<MethodRef> libraryTargets(CallSite site) {
    Set<MethodRef> found = libraryTargets[site.number()];
    return found == null ? Set.of() : found;
  }

  /**
   * Whether a site runs a method reference that calls a library's method, which gets other
   * arguments then than the site has.
   */
  public boolean callsLibraryIndirectly(CallSite site) {
    return indirect != null && indirect.get(site.number());
  }

  void callLibraryIndirectly(CallSite site) {
    BitSet sites = indirect == null ? new BitSet() : indirect;
    sites.set(site.number());
    indirect = sites;
  }

  /** Nearly always there is one, so that sets of one are shared between instances. */
  void callLibrary(CallSite site, MethodRef method, Map<MethodRef, Set<MethodRef>> ofOne) {
    Set<MethodRef> known = libraryTargets[site.number()];
    if (known == null) {
      libraryTargets[site.number()] = ofOne.computeIfAbsent(method, Set::of);
    } else if (known.size() > 1) {
      known.add(method);
    } else if (!known.contains(method)) {
      Set<MethodRef> more = new LinkedHashSet<>(known);
      more.add(method);
      libraryTargets[site.number()] = more;
    }
  }

  /**
   * Adds a call; false if it was there.
   *
   * @param own whether the site itself passes the arguments, rather than something that it calls
   */
  boolean call(
      @Nullable CallSite site, Instance target, @Nullable AbstractThread thread, boolean own) {
    long key = key(site, target, thread);
    if (!own) {
      passOthers(key);
    }
    if (!known.add(key)) {
      return false;
    }
    CallEdge edge = CallEdge.of(this, site, target, thread);
    edges.add(edge);
    if (site != null) {
      List<CallEdge> others = bySite[site.number()];
      if (others == null) {
        others = new ArrayList<>(1);
        bySite[site.number()] = others;
      }
      others.add(edge);
    }
    target.callers.add(edge);
    return true;
  }

  private static long key(
      @Nullable CallSite site, Instance target, @Nullable AbstractThread thread) {
    long from = site == null ? 0 : site.number() + 1;
    long on = thread == null ? 0 : thread.number() + 1;
    return from << 48 | on << 28 | target.id;
  }

  private void passOthers(long key) {
    LongOpenHashSet calls = passingOthers == null ? new LongOpenHashSet(2) : passingOthers;
    calls.add(key);
    passingOthers = calls;
  }

  /** Whether a call of this instance may pass something other than the arguments of its site. */
  boolean passesOthers(CallEdge edge) {
    return passingOthers != null
        && passingOthers.contains(key(edge.site(), edge.target(), edge.thread()));
  }

  @Override
  public String toString() {
    return method() + " in [" + context + "]";
  }
}

package dev.photofinish.prove.points;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.ObjectSet;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.HashMap;
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
  private final Map<CallSite, List<CallEdge>> bySite = new HashMap<>(4);
  private final Map<CallSite, Set<MethodRef>> libraryTargets = new HashMap<>(4);
  private final ObjectSet allocated = new ObjectSet();
  private final LongOpenHashSet known = new LongOpenHashSet(2);

  Instance(int id, MethodCode code, AbstractObject context, int firstNode) {
    this.id = id;
    this.code = code;
    this.context = context;
    this.firstNode = firstNode;
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
    return bySite.getOrDefault(site, List.of());
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
    return libraryTargets.getOrDefault(site, Set.of());
  }

  void callLibrary(CallSite site, MethodRef method) {
    libraryTargets.computeIfAbsent(site, none -> new LinkedHashSet<>(2)).add(method);
  }

  /** Adds a call; false if it was there. */
  boolean call(@Nullable CallSite site, Instance target, @Nullable AbstractThread thread) {
    long from = site == null ? 0 : site.number() + 1;
    long on = thread == null ? 0 : thread.number() + 1;
    if (!known.add(from << 48 | on << 28 | target.id)) {
      return false;
    }
    CallEdge edge = new CallEdge(this, site, target, thread);
    edges.add(edge);
    if (site != null) {
      bySite.computeIfAbsent(site, none -> new ArrayList<>(1)).add(edge);
    }
    target.callers.add(edge);
    return true;
  }

  @Override
  public String toString() {
    return method() + " in [" + context + "]";
  }
}

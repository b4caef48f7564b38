package dev.photofinish.prove.points;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.prove.code.Codes;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.heap.AbstractObject;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The methods in contexts that are reachable, and those of them that threads begin with. Confined
 * to the solver's thread while it solves.
 */
final class Instances {

  private final Codes codes;
  private final Nodes nodes;
  private final StatementRules statements;
  private final List<Instance> all = new ArrayList<>();
  private final Map<MethodModel, Integer> methodNumbers = new HashMap<>();
  private final Long2ObjectOpenHashMap<Instance> byMethodAndContext =
      new Long2ObjectOpenHashMap<>();
  private final Map<AbstractThread, Set<Instance>> roots = new LinkedHashMap<>();
  private final Set<MethodModel> withoutCode = new HashSet<>();

  /** How many of them have been begun with: calls may go deeper than a stack does. */
  private int begun;

  Instances(Codes codes, Nodes nodes, StatementRules statements) {
    this.codes = codes;
    this.nodes = nodes;
    this.statements = statements;
  }

  /** In the order in which they were found to be reachable. */
  List<Instance> all() {
    return all;
  }

  /** The instance that has a variable. */
  Instance ofVariable(int node) {
    return all.get(nodes.owner(node));
  }

  /** A method in a context; it is reachable from now on. Null if it has no code. */
  @Nullable Instance reach(MethodModel method, AbstractObject context) {
    int number = methodNumbers.computeIfAbsent(method, m -> methodNumbers.size());
    long key = (long) number << 32 | (context.id() & 0xffffffffL);
    Instance known = byMethodAndContext.get(key);
    if (known != null) {
      return known;
    }
    Optional<MethodCode> code = codes.of(method);
    if (code.isEmpty()) {
      withoutCode.add(method);
      return null;
    }
    int first = nodes.add(code.get().variableCount(), all.size());
    Instance instance = new Instance(all.size(), code.get(), context, first);
    all.add(instance);
    byMethodAndContext.put(key, instance);
    return instance;
  }

  /** Whether there are some whose statements nobody has looked at yet. */
  boolean areWaiting() {
    return begun < all.size();
  }

  /** Begins with the next of these. */
  void beginNext() {
    statements.begin(all.get(begun++));
  }

  /** A thread may begin with an instance. */
  void root(AbstractThread thread, Instance instance) {
    roots.computeIfAbsent(thread, none -> new LinkedHashSet<>()).add(instance);
  }

  /** The instances that threads begin with. */
  Map<AbstractThread, Set<Instance>> roots() {
    return roots;
  }

  /** Methods that are called and ought to have code, but have none that can be read. */
  Set<MethodModel> withoutCode() {
    return withoutCode;
  }
}

package dev.photofinish.scan.report;

import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.order.CallGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which methods are called in sight. Beside the methods of the call graph there are those that are
 * called by name, where what runs may be more than the graph follows: such a call is one of all
 * that override them. A program's {@code main} is no caller: what it calls may be there to be tried
 * out.
 */
final class CalledMethods {

  private final CallGraph graph;
  private final Hierarchy hierarchy;

  /** The methods of the graph, with their numbers there, and after them the named ones. */
  private final List<MethodModel> methods = new ArrayList<>();

  private final Map<MethodModel, Integer> named = new HashMap<>();
  private final Map<String, int[]> namedByName = new HashMap<>();
  private final int[] callers;

  /** The methods and the names that each method of the graph calls. */
  private final int[][] callees;

  /** The names by which each method may be called, beside its own. */
  private final int[][] names;

  CalledMethods(CallGraph graph, Hierarchy hierarchy) {
    this.graph = graph;
    this.hierarchy = hierarchy;
    for (int i = 0; i < graph.size(); i++) {
      methods.add(graph.method(i));
    }
    for (int i = 0; i < graph.size(); i++) {
      graph.unfollowed(i).forEach(this::addNamed);
    }
    this.callees = new int[graph.size()][];
    this.callers = new int[methods.size()];
    for (int i = 0; i < graph.size(); i++) {
      callees[i] = findCallees(i);
      if (isCaller(i)) {
        countCalls(i);
      }
    }
    this.names = new int[methods.size()][];
    for (int i = 0; i < methods.size(); i++) {
      names[i] = findNames(i);
    }
  }

  private void addNamed(MethodModel method) {
    if (named.putIfAbsent(method, methods.size()) == null) {
      int[] alike = namedByName.getOrDefault(method.name(), Numbers.NONE);
      namedByName.put(method.name(), Numbers.plus(alike, methods.size()));
      methods.add(method);
    }
  }

  private int[] findCallees(int caller) {
    List<MethodModel> byName = graph.unfollowed(caller);
    int[] followed = graph.callees(caller);
    if (byName.isEmpty()) {
      return followed;
    }
    int[] all = Arrays.copyOf(followed, followed.length + byName.size());
    for (int i = 0; i < byName.size(); i++) {
      all[followed.length + i] = named(byName.get(i));
    }
    return all;
  }

  boolean isCaller(int method) {
    return !Entry.isMain(methods.get(method));
  }

  private void countCalls(int caller) {
    for (int callee : callees[caller]) {
      callers[callee] += callee == caller ? 0 : 1;
    }
  }

  int size() {
    return methods.size();
  }

  MethodModel method(int number) {
    return methods.get(number);
  }

  private int named(MethodModel method) {
    return named.getOrDefault(method, -1);
  }

  /** The methods and names that a method of the graph calls. */
  int[] callees(int caller) {
    return callees[caller];
  }

  /** How many others call just this method, or this name. */
  int callers(int method) {
    return callers[method];
  }

  /** The names by which a method of the graph may be called, beside its own. */
  int[] names(int method) {
    return names[method];
  }

  private int[] findNames(int number) {
    MethodModel method = methods.get(number);
    if (number >= graph.size() || method.isStatic() || method.isConstructor()) {
      return Numbers.NONE;
    }
    int[] alike = namedByName.getOrDefault(method.name(), Numbers.NONE);
    return alike.length == 0
        ? alike
        : Numbers.which(alike, name -> isAbove(methods.get(name), method));
  }

  private boolean isAbove(MethodModel other, MethodModel method) {
    return other.descriptor().equals(method.descriptor())
        && (other.owner() == method.owner()
            || hierarchy.isKnownSubclass(method.owner().name(), other.owner().name()));
  }

  boolean isCalled(int method) {
    if (callers[method] > 0) {
      return true;
    }
    for (int name : names[method]) {
      if (callers[name] > 0) {
        return true;
      }
    }
    return false;
  }
}

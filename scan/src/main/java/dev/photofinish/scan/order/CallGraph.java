package dev.photofinish.scan.order;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.MethodHandleRef;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.References;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Which analysed methods need the summaries of which others. Methods are numbered. */
public final class CallGraph {

  private static final MethodModel[] NONE = {};

  private final List<MethodModel> methods = new ArrayList<>();
  private final Map<MethodModel, Integer> numbers;
  private final int[][] callees;

  /** The names of all fields that are written. */
  private final Set<String> stored = ConcurrentHashMap.newKeySet();

  /** The methods that are called by name, and may be others than those among the callees. */
  private final MethodModel[][] unfollowed;

  /** The graph of all methods with code of some classes. */
  public CallGraph(Program program, List<ClassModel> classes, CallTargets targets, int threads) {
    int[] first = new int[classes.size() + 1];
    for (int i = 0; i < classes.size(); i++) {
      addMethods(classes.get(i));
      first[i + 1] = methods.size();
    }
    this.numbers = new HashMap<>(2 * methods.size());
    for (int i = 0; i < methods.size(); i++) {
      numbers.put(methods.get(i), i);
    }
    this.callees = new int[methods.size()][];
    this.unfollowed = new MethodModel[methods.size()][];
    // Class by class, as two threads that read the same class file would wait for each other.
    Parallel.forEach(
        classes.size(),
        threads,
        number -> {
          for (int i = first[number]; i < first[number + 1]; i++) {
            References references = methods.get(i).references();
            resolve(i, references, program, targets);
            stored.addAll(references.stored());
          }
        });
  }

  private void addMethods(ClassModel model) {
    for (MethodModel method : model.methods()) {
      if (method.hasCode()) {
        methods.add(method);
      }
    }
  }

  public int size() {
    return methods.size();
  }

  public MethodModel method(int number) {
    return methods.get(number);
  }

  /** The number of a method; -1 if it is not analysed. */
  public int number(MethodModel method) {
    Integer number = numbers.get(method);
    return number == null ? -1 : number;
  }

  /** The methods whose summaries a method may use. */
  public int[] callees(int number) {
    return callees[number];
  }

  /** Whether some method of the graph writes to a field of this name. */
  public boolean stores(String field) {
    return stored.contains(field);
  }

  /** The methods that a method calls by name if what runs may be more than its callees. */
  public List<MethodModel> unfollowed(int number) {
    return List.of(unfollowed[number]);
  }

  private void resolve(int number, References references, Program program, CallTargets targets) {
    ClassModel owner = methods.get(number).owner();
    Set<MethodModel> found = new LinkedHashSet<>();
    Set<MethodModel> byName = Set.of();
    boolean handsOn = false;
    for (References.Call call : references.calls()) {
      CallTargets.Called called = targets.of(owner, call.kind(), call.method());
      for (int i = 0; i < called.targets().size(); i++) {
        found.add(called.targets().get(i));
      }
      if (called.unfollowed().isPresent()) {
        byName = byName.isEmpty() ? new LinkedHashSet<>() : byName;
        byName.add(called.unfollowed().get());
      }
      handsOn = handsOn || called.facts().runsCode();
    }
    for (MethodHandleRef handle : references.handles()) {
      found.addAll(targets.of(owner, handle));
    }
    for (String created : references.created()) {
      found.addAll(targets.callbacks(program.find(created)));
    }
    if (handsOn) {
      // An object may hand itself over: "executor.execute(this)".
      found.addAll(targets.callbacks(owner));
    }
    callees[number] = numbersOf(found);
    unfollowed[number] = byName.isEmpty() ? NONE : byName.toArray(NONE);
  }

  private int[] numbersOf(Set<MethodModel> found) {
    int[] result = new int[found.size()];
    int count = 0;
    for (MethodModel method : found) {
      int number = number(method);
      if (number >= 0) {
        result[count++] = number;
      }
    }
    int[] sorted = Arrays.copyOf(result, count);
    Arrays.sort(sorted);
    return sorted;
  }
}

package dev.photofinish.scan.il;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Refuses what IL is not (section 3.1, definition 5.12): recursion, unknown methods, formals and
 * fields, variables that are used before they are assigned, and formals stored to the heap.
 */
final class WellFormed {

  private final List<String> fields;
  private final Map<String, Method> methods = new HashMap<>();

  private WellFormed(List<String> fields, List<Method> methods) {
    this.fields = fields;
    // A method may call those that follow it only, which rules out recursion.
    for (int i = methods.size() - 1; i >= 0; i--) {
      methods.get(i).body().all().forEach(this::checkCommand);
      require(this.methods.put(methods.get(i).name(), methods.get(i)) == null, methods.get(i));
    }
  }

  static void check(List<String> fields, List<Method> methods) {
    WellFormed rules = new WellFormed(fields, methods);
    methods.forEach(rules::checkAssignments);
  }

  private void checkCommand(Command command) {
    if (command instanceof Command.Call call) {
      Method callee = methods.get(call.method());
      require(callee != null && callee.arity() == call.actuals().size(), command);
      call.actuals().forEach(actual -> checkFields(actual, command));
    } else if (command instanceof Command.Simple simple) {
      simple.uses().forEach(used -> checkFields(used, command));
      require(!(simple instanceof Command.Store store) || isInNormalForm(store), command);
    }
  }

  private static boolean isInNormalForm(Command.Store store) {
    return store.target().isPath() && !Exp.isFormal(store.source());
  }

  private void checkFields(Exp used, Command command) {
    require(fields.containsAll(used.fields()), command);
  }

  private void checkAssignments(Method method) {
    Set<String> formals = Set.copyOf(method.formals());
    Assigned assigned = new Assigned(formals).after(method.body());
    require(
        assigned.variables().stream()
            .allMatch(name -> formals.contains(name) || !Exp.isFormal(name)),
        method);
  }

  private static void require(boolean holds, Object what) {
    if (!holds) {
      throw new IllegalArgumentException("not well-formed: " + what);
    }
  }
}

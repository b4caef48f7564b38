package dev.photofinish.prove.escape;

import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.Copy;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.code.Use;
import dev.photofinish.prove.points.CallEdge;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What methods do with the objects of their variables if that is no more than to look at some of
 * their fields: they neither keep such an object nor pass it to anybody who does more with it.
 */
final class Looks {

  private record Variable(MethodCode code, int variable) {}

  private final Map<MethodCode, List<Instance>> instances = new LinkedHashMap<>();
  private final Map<MethodCode, BitSet> given = new HashMap<>();
  private final Map<Variable, Set<ProgramField>> looks = new HashMap<>();
  private final Set<Variable> more = new HashSet<>();

  /** Fields that library code accesses, by handles. */
  private final Set<ProgramField> handled = new HashSet<>();

  Looks(PointsTo points) {
    for (Instance instance : points.instances()) {
      instances.computeIfAbsent(instance.code(), none -> new ArrayList<>()).add(instance);
      for (Access access : points.libraryAccesses(instance).keySet()) {
        handled.add(access.field());
      }
    }
  }

  /** The methods that run. */
  Set<MethodCode> methods() {
    return instances.keySet();
  }

  /** Whether a field is used by the instructions for fields alone. */
  boolean isPlain(ProgramField field) {
    return !field.isHypothetical() && field.model() != null && !handled.contains(field);
  }

  /** The fields of a variable's object that a method looks at; null if it may do more with it. */
  @Nullable Set<ProgramField> at(MethodCode code, int variable) {
    Variable key = new Variable(code, variable);
    Set<ProgramField> known = looks.get(key);
    if (known != null || more.contains(key)) {
      return known;
    }
    // Until it is found, for those who come here again.
    more.add(key);
    Set<ProgramField> found = new HashSet<>();
    if (!isLookedAt(code, variable, found)) {
      return null;
    }
    more.remove(key);
    looks.put(key, found);
    return found;
  }

  private boolean isLookedAt(MethodCode code, int variable, Set<ProgramField> found) {
    return !given(code).get(variable)
        && areUsesLooks(code, variable, found)
        && areCopiesLooks(code, variable, found)
        && areCallsLooks(code, variable, found);
  }

  private boolean areUsesLooks(MethodCode code, int variable, Set<ProgramField> found) {
    for (Access access : code.accesses()) {
      if (access.base() == variable) {
        found.add(access.field());
      }
    }
    for (Use use : uses(code, variable)) {
      if (use instanceof Use.Load load) {
        found.add(load.field());
      } else if (use instanceof Use.Store store) {
        found.add(store.field());
      }
    }
    return found.stream().allMatch(this::isPlain);
  }

  private boolean areCopiesLooks(MethodCode code, int variable, Set<ProgramField> found) {
    Copy[] copies = code.copies(variable);
    for (Copy copy : copies == null ? new Copy[0] : copies) {
      if (!add(at(code, copy.target()), found)) {
        return false;
      }
    }
    return true;
  }

  private boolean areCallsLooks(MethodCode code, int variable, Set<ProgramField> found) {
    for (CallSite site : code.calls()) {
      int[] arguments = site.arguments();
      for (int i = 0; i < arguments.length; i++) {
        if (arguments[i] == variable && !isCallLook(code, site, i, found)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isCallLook(MethodCode code, CallSite site, int i, Set<ProgramField> found) {
    for (Instance instance : instances.getOrDefault(code, List.of())) {
      if (!instance.libraryTargets(site).isEmpty() || instance.callsLibraryIndirectly(site)) {
        return false;
      }
      for (CallEdge edge : instance.edges(site)) {
        MethodCode called = edge.target().code();
        int formal = edge.isDirect() ? called.formal(i) : MethodCode.NONE;
        if (formal == MethodCode.NONE || !add(at(called, formal), found)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean add(@Nullable Set<ProgramField> some, Set<ProgramField> found) {
    if (some == null) {
      return false;
    }
    found.addAll(some);
    return true;
  }

  /** The variables whose objects a method stores, returns or throws. */
  private BitSet given(MethodCode code) {
    BitSet known = given.get(code);
    if (known == null) {
      known = findGiven(code);
      given.put(code, known);
    }
    return known;
  }

  private static BitSet findGiven(MethodCode code) {
    BitSet given = new BitSet();
    if (code.returned() != MethodCode.NONE) {
      given.set(code.returned());
    }
    for (int thrown : code.thrown()) {
      given.set(thrown);
    }
    code.staticStores().forEach(store -> given.set(store.variable()));
    for (int v = 0; v < code.variableCount(); v++) {
      for (Use use : uses(code, v)) {
        if (use instanceof Use.Store store) {
          given.set(store.source());
        }
      }
    }
    return given;
  }

  private static List<Use> uses(MethodCode code, int variable) {
    Use[] uses = code.uses(variable);
    return uses == null ? List.of() : List.of(uses);
  }
}

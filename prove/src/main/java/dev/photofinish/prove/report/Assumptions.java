package dev.photofinish.prove.report;

import dev.photofinish.finding.Assumption;
import dev.photofinish.ir.ClassNames;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.Program;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What was taken for granted of code that is not in the class files, with its places. */
public final class Assumptions {

  private static final Comparator<Assumption> ORDER =
      Comparator.comparing((Assumption each) -> each.kind().equals("placeholder"))
          .thenComparing(Assumption::className)
          .thenComparingInt(Assumption::line)
          .thenComparing(Assumption::method)
          .thenComparing(Assumption::kind)
          .thenComparing(Assumption::detail);

  /** The methods of one class that were taken at their worst, with a call of one of them. */
  private record Worst(Set<String> methods, MethodModel caller, CallSite site) {}

  private final Program program;
  private final PointsTo points;
  private final Set<Assumption> found = new LinkedHashSet<>();
  private final Map<String, Worst> worst = new TreeMap<>();

  public Assumptions(Program program, PointsTo points, Hidden hidden) {
    this.program = program;
    this.points = points;
    for (Instance instance : points.instances()) {
      if (!hidden.has(instance.method().owner())) {
        instance.code().calls().forEach(site -> look(instance, site));
      }
    }
    worst.forEach((owner, each) -> add("placeholder", each.caller, each.site, detail(owner, each)));
  }

  /** All of them, by place; those on code at its worst last. */
  public List<Assumption> all() {
    List<Assumption> all = new ArrayList<>(found);
    all.sort(ORDER);
    return all;
  }

  private void look(Instance instance, CallSite site) {
    points
        .assumed()
        .getOrDefault(site, Set.of())
        .forEach(
            what -> {
              String kind = what.name().toLowerCase(Locale.ROOT).replace('_', '-');
              add(kind, instance.method(), site, unknown(kind, site.method()));
            });
    for (MethodRef target : instance.libraryTargets(site)) {
      if (points.replaced().contains(target)) {
        replaced(instance.method(), site, target);
      }
    }
  }

  private static String unknown(String kind, MethodRef method) {
    return switch (kind) {
      case "reflection" -> called(method) + " may use any member; what it does is not followed";
      case "class-loading" -> called(method) + " may bring classes that are not among the inputs";
      case "serialization" -> called(method) + " may make objects without their constructors";
      default -> called(method) + " may run code that is not in class files";
    };
  }

  private void replaced(MethodModel caller, CallSite site, MethodRef target) {
    if (!target.owner().startsWith("[") && program.find(target.owner()).isMissing()) {
      add(
          "missing-class",
          caller,
          site,
          called(target) + " is not there; it was taken at its worst");
      return;
    }
    MethodModel model = program.members().resolve(target).found().orElse(null);
    if (model != null && model.isNative() && !model.owner().isPlatform()) {
      add("native", caller, site, called(target) + " is native; it was taken at its worst");
      return;
    }
    worst
        .computeIfAbsent(target.owner(), none -> new Worst(new TreeSet<>(), caller, site))
        .methods
        .add(target.name() + "()");
  }

  private static String detail(String owner, Worst worst) {
    return ClassNames.toBinary(owner)
        + " has no model for "
        + MethodText.list(List.copyOf(worst.methods))
        + "; taken at its worst, but not to name classes of the program";
  }

  private static String called(MethodRef method) {
    return MethodText.simpleName(method.owner()) + "." + method.name() + "()";
  }

  private void add(String kind, MethodModel caller, CallSite site, String detail) {
    found.add(
        new Assumption(
            kind,
            ClassNames.toBinary(caller.owner().name()),
            Places.name(caller).signature(),
            site.line(),
            detail));
  }
}

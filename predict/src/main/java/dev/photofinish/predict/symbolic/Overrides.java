package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.CallKind;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.trace.ClassInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which methods a call can come to whatever object it is on, by the classes that the run has
 * loaded. That is known only where all of these methods tell that they are entered: then the first
 * one that is entered behind the call is the called one.
 */
final class Overrides {

  private final Code code;
  private final List<ClassInfo> classes;
  private final Numbers numbers;
  private final boolean isAllWoven;
  private final Map<MethodRef, Set<MethodModel>> known = new HashMap<>();

  /** The classes that were loaded by those of the program that they extend; made when asked for. */
  private @Nullable Map<ClassModel, List<ClassModel>> loaded;

  /**
   * @param classes all that were loaded and woven, or of which there was an object that others knew
   * @param isAllWoven whether all classes are woven that are not the platform's or a tool's
   */
  Overrides(Code code, List<ClassInfo> classes, Numbers numbers, boolean isAllWoven) {
    this.code = code;
    this.classes = classes;
    this.numbers = numbers;
    this.isAllWoven = isAllWoven;
  }

  /** The methods, or none if it is not known which they are. */
  Set<MethodModel> of(Invoke call) {
    return call.kind() == CallKind.VIRTUAL && isAllWoven
        ? known.computeIfAbsent(call.method(), this::find)
        : Set.of();
  }

  /** The method, if there is only one. */
  Optional<MethodModel> only(Invoke call) {
    Set<MethodModel> all = of(call);
    return all.size() == 1 ? Optional.of(all.iterator().next()) : Optional.empty();
  }

  private Set<MethodModel> find(MethodRef ref) {
    ClassModel named = code.program().find(ref.owner());
    Optional<MethodModel> resolved = code.program().members().resolve(ref).found();
    if (resolved.isEmpty() || isOfPlatform(named) || loadsClasses(named)) {
      return Set.of();
    }
    Set<MethodModel> all = new LinkedHashSet<>();
    for (ClassModel receiver : loaded().getOrDefault(named, List.of())) {
      Optional<MethodModel> selected =
          code.program().members().select(receiver, resolved.get()).found();
      if (selected.filter(MethodModel::hasCode).filter(numbers::has).isEmpty()) {
        return Set.of();
      }
      all.add(selected.get());
    }
    return all;
  }

  private static boolean isOfPlatform(ClassModel model) {
    return model.isMissing() || model.isPlatform() || model.isInterface();
  }

  /** The virtual machine calls it when it comes to know what code names, so right at a call. */
  private boolean loadsClasses(ClassModel model) {
    return code.program().hierarchy().isSubclass(model.name(), "java/lang/ClassLoader")
        != Hierarchy.Answer.NO;
  }

  private Map<ClassModel, List<ClassModel>> loaded() {
    Map<ClassModel, List<ClassModel>> all = loaded;
    if (all == null) {
      all = new HashMap<>();
      boolean isSure = true;
      for (ClassInfo each : classes) {
        isSure &= isKnown(each);
        add(each, all);
      }
      all = isSure ? all : Map.of();
      loaded = all;
    }
    return all;
  }

  /**
   * Whether it tells what it does, or is known to extend no class of the program. One that was
   * woven tells, given or not; of others that are not given, only those extend none that stand for
   * lambda expressions.
   */
  private boolean isKnown(ClassInfo each) {
    if (each.name().startsWith("[") || each.name().contains("$$Lambda")) {
      return true;
    }
    ClassModel model = find(each);
    return model.isMissing() ? each.hash() != 0 : model.isPlatform() || code.isSame(model, each);
  }

  private ClassModel find(ClassInfo each) {
    return code.program().find(each.name().replace('.', '/'));
  }

  private void add(ClassInfo each, Map<ClassModel, List<ClassModel>> all) {
    if (each.name().startsWith("[")) {
      return;
    }
    ClassModel model = find(each);
    if (isOfPlatform(model) || model.isAbstract()) {
      return;
    }
    all.computeIfAbsent(model, none -> new ArrayList<>()).add(model);
    for (ClassModel above : code.program().hierarchy().superclasses(model)) {
      if (!isOfPlatform(above)) {
        all.computeIfAbsent(above, none -> new ArrayList<>()).add(model);
      }
    }
  }
}

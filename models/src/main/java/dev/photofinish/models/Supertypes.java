package dev.photofinish.models;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Program;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Puts the super types of a type into the order in which their rules count: the super classes, then
 * the interfaces, each before those that it extends itself, and Object at the end.
 */
final class Supertypes {

  private static final String OBJECT = "java/lang/Object";

  private final Program program;
  private final List<RuleLayer> layers;

  Supertypes(Program program, List<RuleLayer> layers) {
    this.program = program;
    this.layers = layers;
  }

  /** A type that has been seen; once its super types are in the order, its turn has come. */
  private record Step(String name, boolean supertypesDone) {}

  /**
   * The type itself first. This is a depth-first search in which a type goes before all that have
   * been finished; without recursion, as hostile class files can have very long chains.
   */
  List<String> nearestFirst(String internalName) {
    Deque<String> order = new ArrayDeque<>();
    Set<String> seen = new HashSet<>(Set.of(OBJECT));
    Deque<Step> open = new ArrayDeque<>();
    open.push(new Step(internalName, internalName.startsWith("[")));
    while (!open.isEmpty()) {
      Step step = open.pop();
      if (step.supertypesDone()) {
        order.addFirst(step.name());
      } else if (seen.add(step.name())) {
        open.push(new Step(step.name(), true));
        // The last one pushed is finished first and comes last in the order.
        direct(step.name()).forEach(next -> open.push(new Step(next, false)));
      }
    }
    order.addLast(OBJECT);
    return List.copyOf(order);
  }

  private List<String> direct(String name) {
    ClassModel model = program.find(name);
    if (model.isMissing()) {
      return declaredInFiles(name);
    }
    List<String> direct = new ArrayList<>();
    model.superName().ifPresent(direct::add);
    direct.addAll(model.interfaces());
    return direct;
  }

  private List<String> declaredInFiles(String name) {
    List<TypeRules> rules = new ArrayList<>();
    layers.forEach(layer -> layer.addRulesOf(name, rules));
    List<String> declared = new ArrayList<>();
    rules.forEach(rule -> declared.addAll(rule.supertypes()));
    return declared;
  }
}

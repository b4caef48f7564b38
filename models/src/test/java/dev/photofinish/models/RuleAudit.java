package dev.photofinish.models;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Holds the rules of a model file against the classes that they speak of. */
final class RuleAudit {

  /** What code can be run as: these have methods of their own, but none that it would be. */
  private static final Set<String> NEVER_RUN = Set.of("java/lang/String", "java/lang/Class");

  private final Program program;
  private final Set<String> complaints = new TreeSet<>();

  RuleAudit(Program program) {
    this.program = program;
  }

  /** What does not fit, sorted; types that the program lacks are complained about, too. */
  Set<String> complaints() {
    return complaints;
  }

  void check(RuleLayer layer) {
    layer.types().forEach(this::check);
  }

  private void check(TypeRules rules) {
    ClassModel type = program.find(rules.type().text());
    if (type.isMissing()) {
      complaints.add(rules.type() + ": no such type");
      return;
    }
    checkSupertypes(rules);
    for (MemberRule rule : rules.members()) {
      check(rules, rule, methods(type, rule.selector()));
    }
  }

  /** One that is right is enough: a library may have moved from javax to jakarta. */
  private void checkSupertypes(TypeRules rules) {
    Hierarchy hierarchy = program.hierarchy();
    boolean wrong =
        rules.supertypes().stream()
            .allMatch(
                supertype ->
                    hierarchy.isSubclass(rules.type().text(), supertype) == Hierarchy.Answer.NO);
    if (wrong && !rules.supertypes().isEmpty()) {
      complaints.add(rules.type() + ": extends none of " + rules.supertypes());
    }
  }

  private List<MethodModel> methods(ClassModel type, Selector selector) {
    List<ClassModel> owners = new ArrayList<>(List.of(type));
    if (!selector.isConstructor()) {
      owners.addAll(program.hierarchy().superclasses(type));
      owners.addAll(program.hierarchy().superinterfaces(type));
    }
    return owners.stream()
        .flatMap(owner -> owner.methods().stream())
        .filter(method -> selector.matches(method.name(), method.descriptor()))
        .toList();
  }

  private void check(TypeRules rules, MemberRule rule, List<MethodModel> methods) {
    String name = rules.type() + "." + rule.selector();
    if (methods.isEmpty()) {
      complaints.add(name + ": no such method");
    }
    MethodFacts facts = rule.consequence().facts();
    if (facts == null || methods.isEmpty()) {
      return;
    }
    for (Effect effect : facts.effects()) {
      if (!isOneOfMany(effect, facts) && methods.stream().noneMatch(m -> fits(effect, m))) {
        complaints.add(name + ": cannot do '" + effect + "'");
      }
    }
  }

  /** From the word {@code args}, which stands for more arguments than most methods have. */
  private static boolean isOneOfMany(Effect effect, MethodFacts facts) {
    return facts.all(effect.getClass()).size() >= 20;
  }

  private static boolean fits(Effect effect, MethodModel method) {
    boolean usesThis = effect.operands().contains(Operand.THIS);
    MethodFacts bound = Binding.bind(MethodFacts.of(List.of(effect)), method.descriptor());
    return bound.hasEffects()
        && !(usesThis && method.isStatic())
        && !(effect instanceof Effect.Runs runs && !canRun(runs.what(), method));
  }

  private static boolean canRun(Source what, MethodModel method) {
    if (what.kind() != Source.Kind.SAME || !what.of().isArgument()) {
      return true;
    }
    JavaType type = method.descriptor().parameters().get(what.of().number());
    return !type.isArray() && !NEVER_RUN.contains(type.internalName());
  }
}

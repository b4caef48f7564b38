package dev.photofinish.models;

import dev.photofinish.ir.MethodDescriptor;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What one layer of model files says of one type, or of all types that a pattern matches. */
final class TypeRules {

  private static final Comparator<MemberRule> EXACT_FIRST =
      Comparator.comparingInt(rule -> rule.selector().vagueness());

  private final TypePattern type;
  private final List<String> supertypes;
  private final Set<TypeProperty> properties;
  private final Map<String, List<MemberRule>> byName = new HashMap<>();
  private final List<MemberRule> byPrefix = new ArrayList<>();
  private final boolean prefixesSayEffects;
  private final boolean hasContexts;

  TypeRules(
      TypePattern type,
      List<String> supertypes,
      Set<TypeProperty> properties,
      Iterable<MemberRule> members) {
    this.type = type;
    this.supertypes = supertypes;
    this.properties = properties;
    for (MemberRule rule : members) {
      Selector selector = rule.selector();
      (selector.isPrefix()
              ? byPrefix
              : byName.computeIfAbsent(selector.name(), name -> new ArrayList<>(1)))
          .add(rule);
    }
    for (List<MemberRule> rules : byName.values()) {
      rules.sort(EXACT_FIRST);
    }
    byPrefix.sort(EXACT_FIRST);
    hasContexts =
        members().stream().anyMatch(rule -> rule.consequence().context() != CallContext.NONE);
    prefixesSayEffects = byPrefix.stream().anyMatch(rule -> rule.consequence().facts() != null);
  }

  TypePattern type() {
    return type;
  }

  /** The super types, by internal name, that stand in for those of a class that is missing. */
  List<String> supertypes() {
    return supertypes;
  }

  Set<TypeProperty> properties() {
    return properties;
  }

  /** Whether it can say something of what calls of a method with a name do. */
  boolean mentions(String method) {
    return prefixesSayEffects || byName.containsKey(method);
  }

  /** Whether it says of some methods how they are called. */
  boolean hasContexts() {
    return hasContexts;
  }

  /** What it says of calls of a method. */
  @Nullable MethodFacts facts(String method, MethodDescriptor descriptor) {
    for (MemberRule rule : candidates(method)) {
      MethodFacts facts = rule.consequence().facts();
      if (facts != null && rule.selector().matches(method, descriptor)) {
        return facts;
      }
    }
    return null;
  }

  /** What it says of how a method is called. */
  CallContext context(String method, MethodDescriptor descriptor) {
    for (MemberRule rule : candidates(method)) {
      CallContext context = rule.consequence().context();
      if (context != CallContext.NONE && rule.selector().matches(method, descriptor)) {
        return context;
      }
    }
    return CallContext.NONE;
  }

  private List<MemberRule> candidates(String method) {
    List<MemberRule> named = byName.getOrDefault(method, List.of());
    if (byPrefix.isEmpty()) {
      return named;
    }
    List<MemberRule> all = new ArrayList<>(named);
    all.addAll(byPrefix);
    return all;
  }

  /** All rules for methods, in no particular order. */
  List<MemberRule> members() {
    List<MemberRule> all = new ArrayList<>(byPrefix);
    byName.values().forEach(all::addAll);
    return all;
  }
}

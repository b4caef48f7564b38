package dev.photofinish.models;

import java.util.List;

/** Finds what cannot be meant in a rule for a method, as far as the rule alone shows it. */
final class RuleChecker {

  private RuleChecker() {}

  static void check(Selector selector, Consequence consequence) throws Mistake {
    MethodFacts facts = consequence.facts();
    if (facts == null) {
      return;
    }
    for (Effect effect : facts.effects()) {
      checkResult(selector, effect);
      checkArguments(selector, effect);
    }
  }

  private static void checkResult(Selector selector, Effect effect) throws Mistake {
    if (selector.isConstructor() && effect.operands().contains(Operand.RESULT)) {
      throw new Mistake("'" + effect + "': a constructor has no result; use 'this'");
    }
  }

  private static void checkArguments(Selector selector, Effect effect) throws Mistake {
    List<String> parameters = selector.parameters();
    if (parameters == null) {
      return;
    }
    for (Operand operand : effect.operands()) {
      if (operand.isArgument() && operand.number() >= parameters.size()) {
        throw new Mistake("'" + effect + "': " + selector + " has no argument " + operand.number());
      }
    }
  }
}

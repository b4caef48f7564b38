package dev.photofinish.prove.reach;

import java.util.BitSet;

/** The type rules with rule 3.18 to the letter: no environment is ever weakened. */
final class LiteralTypeRules extends TypeRules {

  LiteralTypeRules(LoopVector vector) {
    super(vector, SiteJoin.TO_TOP);
  }

  @Override
  Typing typeLoop(Statement.Loop loop, BitSet running, TypeEnvironment before) {
    Typing body = typeBody(loop, running, before);
    if (!body.environment().equals(before)) {
      throw new NoTypeException("rule 3.18 for " + loop);
    }
    return body;
  }

  /** A statement has no type in an environment. */
  static final class NoTypeException extends RuntimeException {
    NoTypeException(String rule) {
      super(rule);
    }
  }
}

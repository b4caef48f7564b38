package dev.photofinish.scan.il;

/** Readings of figure 7's rule for method calls. */
enum CallRule {

  /**
   * The rule as it must be meant, and the one to use: what the callee's summary says of a local
   * variable of the caller is dropped, as figure 8 drops it.
   */
  MEANT(true, true),

  /** The rule to the letter. Its figure has no filter {@code fml}, so that locals stay. */
  LITERAL(false, true),

  /**
   * The rule as meant, but an actual that is a prefix of another is not made wobbly: more than what
   * section 7.2.2 considers for {@code this.foo(this.f)}.
   */
  WITHOUT_PREFIXES(true, false);

  private final boolean filtersLocals;
  private final boolean marksPrefixes;

  CallRule(boolean filtersLocals, boolean marksPrefixes) {
    this.filtersLocals = filtersLocals;
    this.marksPrefixes = marksPrefixes;
  }

  boolean keeps(Exp expression) {
    return !filtersLocals || expression.isRootedAtFormal();
  }

  boolean marksPrefixes() {
    return marksPrefixes;
  }
}

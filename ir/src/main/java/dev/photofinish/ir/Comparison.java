package dev.photofinish.ir;

/** How an {@link If} compares two ints or two references. */
public enum Comparison {
  EQ("=="),
  NE("!="),
  LT("<"),
  GE(">="),
  GT(">"),
  LE("<=");

  private final String symbol;

  Comparison(String symbol) {
    this.symbol = symbol;
  }

  public String symbol() {
    return symbol;
  }

  /** The comparison that holds exactly when this one does not. */
  public Comparison negated() {
    return switch (this) {
      case EQ -> NE;
      case NE -> EQ;
      case LT -> GE;
      case GE -> LT;
      case GT -> LE;
      case LE -> GT;
    };
  }
}

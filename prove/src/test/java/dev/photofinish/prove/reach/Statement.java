package dev.photofinish.prove.reach;

/** A statement of the WHILE language (figure 3.3). All names are numbers, counted from 0. */
sealed interface Statement {

  <R> R accept(StatementVisitor<R> visitor);

  /** {@code first; second; ...} */
  static Statement sequence(Statement first, Statement... rest) {
    Statement all = first;
    for (Statement next : rest) {
      all = new Sequence(all, next);
    }
    return all;
  }

  /** {@code v = null} */
  record Null(int variable) implements Statement {
    @Override
    public <R> R accept(StatementVisitor<R> visitor) {
      return visitor.ofNull(this);
    }

    @Override
    public String toString() {
      return "v" + variable + " = null";
    }
  }

  /** {@code v = new h} */
  record New(int variable, int site) implements Statement {
    @Override
    public <R> R accept(StatementVisitor<R> visitor) {
      return visitor.ofNew(this);
    }

    @Override
    public String toString() {
      return "v" + variable + " = new h" + site;
    }
  }

  /** {@code v1 = v2} */
  record Copy(int target, int source) implements Statement {
    @Override
    public <R> R accept(StatementVisitor<R> visitor) {
      return visitor.ofCopy(this);
    }

    @Override
    public String toString() {
      return "v" + target + " = v" + source;
    }
  }

  /** {@code v2 = v1.f} */
  record Load(int target, int base, int field) implements Statement {
    @Override
    public <R> R accept(StatementVisitor<R> visitor) {
      return visitor.ofLoad(this);
    }

    @Override
    public String toString() {
      return "v" + target + " = v" + base + ".f" + field;
    }
  }

  /** {@code v1.f = v2} */
  record Store(int base, int field, int source) implements Statement {
    @Override
    public <R> R accept(StatementVisitor<R> visitor) {
      return visitor.ofStore(this);
    }

    @Override
    public String toString() {
      return "v" + base + ".f" + field + " = v" + source;
    }
  }

  /** {@code s1; s2} */
  record Sequence(Statement first, Statement second) implements Statement {
    @Override
    public <R> R accept(StatementVisitor<R> visitor) {
      return visitor.ofSequence(this);
    }

    @Override
    public String toString() {
      return first + "; " + second;
    }
  }

  /** {@code if (*) then s1 else s2} */
  record Choice(Statement first, Statement second) implements Statement {
    @Override
    public <R> R accept(StatementVisitor<R> visitor) {
      return visitor.ofChoice(this);
    }

    @Override
    public String toString() {
      return "if (*) { " + first + " } else { " + second + " }";
    }
  }

  /** {@code while (*) do s} */
  record Loop(int loop, Statement body) implements Statement {
    @Override
    public <R> R accept(StatementVisitor<R> visitor) {
      return visitor.ofLoop(this);
    }

    @Override
    public String toString() {
      return "while" + loop + " (*) { " + body + " }";
    }
  }
}

package dev.photofinish.predict.solver;

/** Literals of which one holds; the first two are watched. */
final class Clause {

  final int[] literals;
  final boolean learnt;
  double activity;

  Clause(int[] literals, boolean learnt) {
    this.literals = literals;
    this.learnt = learnt;
  }

  /** Puts the other watched literal first, and the given one second. */
  void turn(int second) {
    if (literals[0] == second) {
      swap(0, 1);
    }
  }

  void swap(int i, int j) {
    int literal = literals[i];
    literals[i] = literals[j];
    literals[j] = literal;
  }
}

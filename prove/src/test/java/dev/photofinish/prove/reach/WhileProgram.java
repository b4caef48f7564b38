package dev.photofinish.prove.reach;

/**
 * A program of the WHILE language with the sizes of its sets of names.
 *
 * @param sites sites are labelled 0 to this, exclusively; each stands in one place
 * @param loops loops are labelled 0 to this, exclusively; each stands in one place at most
 */
record WhileProgram(Statement body, int variables, int fields, int sites, int loops) {

  /** The state before the program (theorem 3.5). */
  State start() {
    return State.empty(variables, loops);
  }

  @Override
  public String toString() {
    return body.toString();
  }
}

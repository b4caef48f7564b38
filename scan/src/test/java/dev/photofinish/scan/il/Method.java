package dev.photofinish.scan.il;

import java.util.List;

/**
 * A method {@code m(arg1, ..., argn) { C }}.
 *
 * @param line where it begins in the listing
 * @param end where it ends
 */
record Method(int line, String name, int arity, Block body, int end) {

  List<String> formals() {
    return Exp.formals(arity);
  }
}

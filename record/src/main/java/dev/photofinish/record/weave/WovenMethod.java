package dev.photofinish.record.weave;

import org.objectweb.asm.tree.MethodNode;

/**
 * A method that is woven.
 *
 * @param version the version of its class file
 * @param owner its class
 * @param number its number in the dictionary
 * @param node its code as it was
 * @param path how the way through it is told
 */
record WovenMethod(int version, String owner, int number, MethodNode node, Path path) {

  /** How the way through a method is told. */
  enum Path {
    TOLD,
    /** It is not: there is a gap. */
    GAP,
    /** As if it were code that is not woven: it is not in the program. */
    HIDDEN,
    /** It is not, as only some memory is looked at. */
    UNSEEN
  }

  /** Whether only some memory is looked at. */
  boolean isFocused() {
    return path == Path.UNSEEN;
  }

  boolean hasPath() {
    return path == Path.TOLD;
  }
}

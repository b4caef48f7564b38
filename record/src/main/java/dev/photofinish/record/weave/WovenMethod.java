package dev.photofinish.record.weave;

import org.objectweb.asm.tree.MethodNode;

/**
 * A method that is woven.
 *
 * @param version the version of its class file
 * @param owner its class
 * @param number its number in the dictionary
 * @param node its code as it was
 * @param hasPath whether the way through it is told; else there is a gap
 */
record WovenMethod(int version, String owner, int number, MethodNode node, boolean hasPath) {}

package dev.photofinish.record.weave;

import org.objectweb.asm.tree.MethodNode;

/**
 * A method that is woven.
 *
 * @param version the version of its class file
 * @param owner its class
 * @param number its number in the dictionary
 * @param node its code as it was
 */
record WovenMethod(int version, String owner, int number, MethodNode node) {}

package dev.photofinish.record.weave;

import dev.photofinish.trace.EventKind;
import org.objectweb.asm.Opcodes;

/**
 * A field whose accesses are told.
 *
 * @param owner the class that declares it
 * @param seenIn the class that the instruction names, which may have it from its owner; that one
 *     need not be accessible
 * @param member its number
 */
record WovenField(
    String owner, String seenIn, String name, String descriptor, int access, int member) {

  boolean isStatic() {
    return (access & Opcodes.ACC_STATIC) != 0;
  }

  EventKind read() {
    return isVolatile() ? EventKind.VOLATILE_READ : EventKind.READ;
  }

  EventKind write() {
    return isVolatile() ? EventKind.VOLATILE_WRITE : EventKind.WRITE;
  }

  boolean isVolatile() {
    return (access & Opcodes.ACC_VOLATILE) != 0;
  }
}

package dev.photofinish.ir.selection;

/**
 * What a call does on an object.
 *
 * @param jvm the class whose method the JVM ran, or the error it threw
 * @param model what the program model says
 */
record Outcome(CallSpec call, TypeSpec receiver, String jvm, String model) {

  boolean agrees() {
    return jvm.equals(model);
  }
}

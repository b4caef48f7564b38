package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.JavaType;
import java.util.HashMap;
import java.util.Map;

/**
 * An object or array that the code has made which is run again. As long as nobody else knows it,
 * its memory is here.
 */
final class LocalObject {

  private final JavaType type;
  private final Term length;
  private final Map<Object, Term> memory = new HashMap<>(4);
  private long number;
  private boolean isLeaked;

  /**
   * @param type its class
   * @param length of an array
   */
  LocalObject(JavaType type, Term length) {
    this.type = type;
    this.length = length;
  }

  JavaType type() {
    return type;
  }

  Term length() {
    return length;
  }

  /** Its number in the trace; 0 as long as it has none that is known. */
  long number() {
    return number;
  }

  void number(long given) {
    number = given;
  }

  /** Whether code has it that is not followed: what is in its memory is not known any more. */
  boolean isLeaked() {
    return isLeaked;
  }

  void leak() {
    isLeaked = true;
  }

  /** What is in a field or an element; zero or null if nothing was stored. */
  Term get(Object part) {
    return memory.getOrDefault(part, Term.ZERO);
  }

  boolean has(Object part) {
    return memory.containsKey(part);
  }

  void put(Object part, Term value) {
    memory.put(part, value);
  }

  /** All that was stored. */
  Iterable<Term> contents() {
    return memory.values();
  }
}

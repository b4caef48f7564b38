package dev.photofinish.prove.heap;

import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.NewArray;
import dev.photofinish.ir.Value;
import org.jspecify.annotations.Nullable;

/**
 * A place where objects come from: an allocation in the program, or something that stands for one.
 * Compared by identity; {@link Sites} makes one for each place.
 */
public final class Site {

  /** What sort of place it is. */
  public enum Kind {
    /** An instruction that makes an object or an array. */
    ALLOCATION,
    /** A lambda or method reference. */
    CLOSURE,
    /** A call of a library method that makes an object, by its model. */
    MODEL,
    /** The same, of an object whose contents cannot race. */
    SAFE_MODEL,
    /** A call that gives out a part of a container: an iterator, a sublist; half of a lock. */
    VIEW,
    /** A call that wraps a container so that every call of a method holds the wrapper's monitor. */
    SYNCHRONIZED_VIEW,
    /** Something that library code gives out and that others may know. */
    OPAQUE,
    /** An object of the program's that a framework makes, one for each class. */
    FRAMEWORK,
    /** A call of a static method that returns what it makes: part of contexts only. */
    CALL,
    /** The one object that stands for a class at run time. */
    CLASS
  }

  private final int id;
  private final Kind kind;
  private final JavaType type;
  private final @Nullable MethodModel method;
  private final @Nullable Instruction instruction;

  Site(
      int id,
      Kind kind,
      JavaType type,
      @Nullable MethodModel method,
      @Nullable Instruction instruction) {
    this.id = id;
    this.kind = kind;
    this.type = type;
    this.method = method;
    this.instruction = instruction;
  }

  /** Its number, from 0, in the order in which sites were found. */
  public int id() {
    return id;
  }

  public Kind kind() {
    return kind;
  }

  /** The class of its objects; of what a library gives out, only a super type of it. */
  public JavaType type() {
    return kind == Kind.CLASS ? JavaType.CLASS : type;
  }

  /** The class that the object of a {@link Kind#CLASS} site stands for; otherwise its own. */
  public JavaType described() {
    return type;
  }

  /** Whether objects have exactly this type. */
  public boolean isExact() {
    return kind == Kind.ALLOCATION || kind == Kind.FRAMEWORK || kind == Kind.CLASS;
  }

  /** Whether its objects are arrays of length 0: nobody accesses an element of these. */
  public boolean hasNoElements() {
    return kind == Kind.ALLOCATION
        && instruction instanceof NewArray array
        && array.operandCount() == 1
        && array.operand(0) instanceof Value.Constant length
        && length.constant() instanceof Integer number
        && number == 0;
  }

  /** The method that has the site; null for a class, and for what frameworks make. */
  public @Nullable MethodModel method() {
    return method;
  }

  /** The instruction; null if there is no method. */
  public @Nullable Instruction instruction() {
    return instruction;
  }

  /** The source line; 0 if unknown. */
  public int line() {
    return instruction == null ? 0 : instruction.line();
  }

  @Override
  public String toString() {
    if (method == null) {
      return type.sourceName() + (kind == Kind.CLASS ? ".class" : "");
    }
    return type.sourceName() + "@" + method.owner().name() + "." + method.name() + ":" + line();
  }
}

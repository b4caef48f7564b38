package dev.photofinish.ir;

import org.jspecify.annotations.Nullable;

/** A value of a method body, with exactly one definition. */
public abstract sealed class Value {

  private final int id;
  private final JavaType type;
  private final @Nullable String sourceName;

  private Value(int id, JavaType type, @Nullable String sourceName) {
    this.id = id;
    this.type = type;
    this.sourceName = sourceName;
  }

  /** Its number in the body: from 0 to {@link Body#valueCount}, so that arrays serve as maps. */
  public final int id() {
    return id;
  }

  /** The static type. */
  public final JavaType type() {
    return type;
  }

  /** Whether a local variable or parameter of the source holds this value. */
  public final boolean hasSourceName() {
    return sourceName != null;
  }

  /** The name of the variable that holds it, or one that is invented from its number. */
  public final String name() {
    return sourceName != null ? sourceName : inventedName();
  }

  String inventedName() {
    return "v" + id;
  }

  @Override
  public String toString() {
    return sourceName == null ? inventedName() : sourceName + "#" + id;
  }

  /** The receiver or an argument of the method. */
  public static final class Parameter extends Value {
    private final int index;

    public Parameter(int id, JavaType type, @Nullable String sourceName, int index) {
      super(id, type, sourceName);
      this.index = index;
    }

    /** Its position; the receiver of an instance method has 0. */
    public int index() {
      return index;
    }

    @Override
    String inventedName() {
      return "arg" + index;
    }
  }

  /** A constant: a number, a string, null, a class, or what a bootstrap method makes. */
  public static final class Constant extends Value {
    private final @Nullable Object constant;

    /**
     * @param constant an Integer, Long, Float, Double, String, {@link JavaType} (a class literal),
     *     {@link MethodDescriptor}, {@link MethodHandleRef}, {@link DynamicConstant}, or null
     */
    public Constant(int id, JavaType type, @Nullable Object constant) {
      super(id, type, null);
      this.constant = constant;
    }

    public @Nullable Object constant() {
      return constant;
    }

    public boolean isNull() {
      return constant == null;
    }

    /** Whether it is zero of any number type, false or null. */
    public boolean isZero() {
      return isNull() || (constant instanceof Number number && number.doubleValue() == 0);
    }

    @Override
    public String toString() {
      return ConstantText.of(constant);
    }
  }

  /** The value that comes from whichever block control came from. */
  public static final class Phi extends Value {
    private final int block;
    private final Value[] operands;

    /**
     * @param operands one for each predecessor of the block, in their order; the builder fills it
     *     before anyone else sees the body, as phis may refer to each other
     */
    public Phi(int id, JavaType type, @Nullable String sourceName, int block, Value[] operands) {
      super(id, type, sourceName);
      this.block = block;
      this.operands = operands;
    }

    /** The index of the block that starts with it. */
    public int block() {
      return block;
    }

    public int operandCount() {
      return operands.length;
    }

    /** The value if control came from the block's predecessor with this number. */
    public Value operand(int predecessor) {
      return operands[predecessor];
    }
  }

  /** The exception that a handler caught. */
  public static final class Caught extends Value {
    private final int block;

    public Caught(int id, JavaType type, @Nullable String sourceName, int block) {
      super(id, type, sourceName);
      this.block = block;
    }

    /** The index of the handler's first block. */
    public int block() {
      return block;
    }
  }

  /** What an instruction computes. */
  public static final class Result extends Value {
    private @Nullable Instruction definition;

    public Result(int id, JavaType type, @Nullable String sourceName) {
      super(id, type, sourceName);
    }

    /** Set once, by the instruction's constructor. */
    void definedBy(Instruction instruction) {
      definition = instruction;
    }

    public Instruction definition() {
      if (definition == null) {
        throw new IllegalStateException(this + " has no definition yet");
      }
      return definition;
    }
  }
}

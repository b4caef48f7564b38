package dev.photofinish.predict;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Operator;
import dev.photofinish.predict.symbolic.Expression;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Random computations with one variable and constants, and what Java makes of them. */
public final class RandomExpressions {

  private static final long[] EDGES = {
    0,
    1,
    -1,
    2,
    7,
    -8,
    255,
    -129,
    0x5a5a,
    65_535,
    Integer.MAX_VALUE,
    Integer.MIN_VALUE,
    Integer.MIN_VALUE + 1L,
    1L << 31,
    0xffff_ffffL,
    0x00ff_00ff_0f0fL,
    Long.MAX_VALUE,
    Long.MIN_VALUE,
    Long.MIN_VALUE + 1
  };

  private static final List<Operator> MASKS = List.of(Operator.AND, Operator.OR, Operator.XOR);
  private static final List<Operator> SHIFTS = List.of(Operator.SHL, Operator.SHR, Operator.USHR);
  private static final List<Operator> PARTS = List.of(Operator.DIV, Operator.REM);
  private static final List<JavaType> NARROW =
      List.of(JavaType.BYTE, JavaType.SHORT, JavaType.CHAR, JavaType.BOOLEAN);

  private final Random random;

  public RandomExpressions(long seed) {
    this.random = new Random(seed);
  }

  /**
   * An int or a long.
   *
   * @param value what it is if the variable has its value
   */
  public record Valued(Expression expression, JavaType type, long value) {

    public static Valued constant(JavaType type, long value) {
      return new Valued(new Expression.Constant(value), type, value);
    }
  }

  public JavaType type() {
    return random.nextBoolean() ? JavaType.INT : JavaType.LONG;
  }

  /** Mostly one near which things change. */
  public long number(JavaType type) {
    long value = random.nextLong() >> random.nextInt(64);
    boolean isEdge = random.nextInt(4) > 0;
    return isEdge ? edge(type) : type.equals(JavaType.LONG) ? value : (int) value;
  }

  private long edge(JavaType type) {
    long value = EDGES[random.nextInt(EDGES.length)] + random.nextInt(3) - 1;
    return type.equals(JavaType.LONG) ? value : (int) value;
  }

  /** Something computed of something, with bits, quotients and casts only: nothing overflows. */
  public Valued of(Valued variable, int depth) {
    Valued left = depth == 0 ? variable : of(variable, depth - 1);
    return switch (random.nextInt(5)) {
      case 0, 1 -> {
        Valued mask = Valued.constant(left.type(), edge(left.type()));
        yield random.nextBoolean() ? of(MASKS, left, mask) : of(MASKS, mask, left);
      }
      case 2 -> of(SHIFTS, left, Valued.constant(JavaType.INT, random.nextInt(70) - 2));
      case 3 -> {
        long divisor = number(left.type());
        yield of(PARTS, left, Valued.constant(left.type(), divisor == 0 ? 3 : divisor));
      }
      default -> cast(left);
    };
  }

  private Valued of(List<Operator> operators, Valued left, Valued right) {
    Operator operator = operators.get(random.nextInt(operators.size()));
    return computed(operator, left.type(), left, right);
  }

  private Valued cast(Valued of) {
    return of.type().equals(JavaType.LONG)
        ? computed(Operator.CONVERT, JavaType.INT, of)
        : computed(Operator.CONVERT, NARROW.get(random.nextInt(NARROW.size())), of);
  }

  private static Valued computed(Operator operator, JavaType type, Valued... operands) {
    Expression.Compute compute =
        new Expression.Compute(
            operator, type, Stream.of(operands).map(Valued::expression).toList());
    long value = value(compute, Stream.of(operands).map(Valued::value).toList());
    return new Valued(compute, type.equals(JavaType.LONG) ? type : JavaType.INT, value);
  }

  /** What Java computes. */
  static long value(Expression.Compute compute, List<Long> operands) {
    long a = operands.get(0);
    if (compute.operator() == Operator.CONVERT) {
      return switch (compute.type().kind()) {
        case BYTE -> (byte) a;
        case SHORT -> (short) a;
        case CHAR -> (char) a;
        case BOOLEAN -> a & 1;
        default -> (int) a;
      };
    }
    long b = operands.get(1);
    return compute.type().equals(JavaType.LONG)
        ? onLongs(compute.operator(), a, b)
        : onInts(compute.operator(), (int) a, (int) b);
  }

  private static long onLongs(Operator operator, long a, long b) {
    return switch (operator) {
      case AND -> a & b;
      case OR -> a | b;
      case XOR -> a ^ b;
      case SHL -> a << (int) b;
      case SHR -> a >> (int) b;
      case USHR -> a >>> (int) b;
      case DIV -> a / b;
      case REM -> a % b;
      default -> throw new IllegalArgumentException(operator.name());
    };
  }

  private static int onInts(Operator operator, int a, int b) {
    return switch (operator) {
      case ADD -> a + b;
      case AND -> a & b;
      case OR -> a | b;
      case XOR -> a ^ b;
      case SHL -> a << b;
      case SHR -> a >> b;
      case USHR -> a >>> b;
      case DIV -> a / b;
      case REM -> a % b;
      default -> throw new IllegalArgumentException(operator.name());
    };
  }
}

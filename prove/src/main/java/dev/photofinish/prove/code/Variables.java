package dev.photofinish.prove.code;

import dev.photofinish.ir.Body;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Value;
import java.util.Arrays;
import java.util.Set;

/** Numbers the variables of a method while its code is made. */
public final class Variables {

  /**
   * Types whose objects nobody races for: they do not change, refer to nothing that does, and are
   * no good as locks, as anybody may have the same one.
   */
  private static final Set<String> UNTRACKED =
      Set.of(
          "java/lang/String",
          "java/lang/Boolean",
          "java/lang/Byte",
          "java/lang/Character",
          "java/lang/Short",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Float",
          "java/lang/Double",
          "java/math/BigInteger",
          "java/math/BigDecimal");

  private final int[] ofValues;
  private int count;

  Variables(Body body) {
    ofValues = new int[body.valueCount()];
    Arrays.fill(ofValues, MethodCode.NONE);
    for (int i = 0; i < ofValues.length; i++) {
      if (matters(body.value(i))) {
        ofValues[i] = count++;
      }
    }
  }

  private static boolean matters(Value value) {
    boolean isOther = value instanceof Value.Constant constant && !isClass(constant);
    return !isOther && isTracked(value.type());
  }

  private static boolean isClass(Value.Constant constant) {
    return constant.constant() instanceof JavaType;
  }

  /** Whether objects of a type matter. */
  public static boolean isTracked(JavaType type) {
    return type.isArray()
        || (type.kind() == JavaType.Kind.CLASS && !UNTRACKED.contains(type.internalName()));
  }

  int of(Value value) {
    return ofValues[value.id()];
  }

  /** A variable that is no value of the body. */
  int more() {
    return count++;
  }

  int count() {
    return count;
  }

  int[] ofValues() {
    return ofValues;
  }
}

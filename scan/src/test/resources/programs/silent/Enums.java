package silent;

import javax.annotation.concurrent.ThreadSafe;

/** Enum constants and switches over them; one constant's mutable field is shared by all threads. */
@ThreadSafe
enum Enums {
  LOW(1),
  HIGH(10);

  private final int weight;
  private int uses;

  Enums(int weight) {
    this.weight = weight;
    this.uses = 0;
  }

  int weight() {
    return weight;
  }

  void use() {
    uses++; // race: Enums.uses
  }

  String describe() {
    return switch (this) {
      case LOW -> "low";
      case HIGH -> "high";
    };
  }
}

@ThreadSafe
class EnumUser {
  private volatile Enums current = Enums.LOW;

  int weight() {
    int sum = 0;
    for (Enums each : Enums.values()) {
      sum += each.weight();
    }
    return sum + current.weight();
  }

  boolean isLow() {
    switch (current) {
      case LOW:
        return true;
      default:
        return false;
    }
  }
}

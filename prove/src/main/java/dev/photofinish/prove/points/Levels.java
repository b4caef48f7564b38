package dev.photofinish.prove.points;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.MethodModel;

/** Which code is analysed as it is, and which is replaced by models or the worst case. */
public final class Levels {

  private final boolean realPlatform;

  /**
   * @param realPlatform whether the code of the Java platform is analysed like the program's own
   */
  public Levels(boolean realPlatform) {
    this.realPlatform = realPlatform;
  }

  boolean isReal(ClassModel model) {
    return !model.isMissing() && (realPlatform || !model.isPlatform());
  }

  boolean isReal(MethodModel method) {
    return isReal(method.owner()) && method.hasCode();
  }
}

package dev.photofinish.prove.points;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.models.LibraryFacts;
import org.jspecify.annotations.Nullable;

/** Which code is analysed as it is, and which is replaced by models or the worst case. */
public final class Levels {

  /** What of the platform is analysed like the program's own; null if nothing is. */
  private final @Nullable RealPlatform platform;

  private Levels(@Nullable RealPlatform platform) {
    this.platform = platform;
  }

  /** The platform's code is not analysed. */
  public static Levels usual() {
    return new Levels(null);
  }

  /** The platform's code is analysed, but for that of which models tell more than it does. */
  public static Levels realPlatform(LibraryFacts library) {
    return new Levels(new RealPlatform(library));
  }

  /** Whether some of the platform's code is analysed. */
  boolean hasRealPlatform() {
    return platform != null;
  }

  boolean isReal(ClassModel model) {
    return !model.isMissing() && (!model.isPlatform() || (platform != null && platform.has(model)));
  }

  boolean isReal(MethodModel method) {
    return isReal(method.owner())
        && method.hasCode()
        && (!method.owner().isPlatform() || platform == null || !platform.isModelled(method));
  }

  /**
   * Whether library code that is not analysed can name a class, and so call what it declares: the
   * separate compilation assumption. All of the platform was compiled together.
   */
  boolean canBeNamed(ClassModel model) {
    return model.isMissing() || model.isPlatform();
  }
}

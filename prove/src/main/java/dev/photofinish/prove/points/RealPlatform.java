package dev.photofinish.prove.points;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.models.Effect;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Source;
import dev.photofinish.models.Where;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Which code of the platform is analysed like the program's own. That of types which a model calls
 * thread-safe or immutable is not: it has no race to tell of, and shows none of the care by which
 * that is so. Nor are methods whose model tells what no class file does: of threads, locks and
 * reflection. Confined to the thread that analyses.
 */
final class RealPlatform {

  /** Results that have a meaning beyond what the code does to make them. */
  private static final Set<Source.Kind> MEANT =
      EnumSet.of(
          Source.Kind.CURRENT_THREAD,
          Source.Kind.SHARED,
          Source.Kind.CONSTANTS,
          Source.Kind.SERIAL_EXECUTOR);

  private final LibraryFacts library;
  private final NamePatterns others = NamePatterns.read(RealPlatform.class, "not-real.txt");
  private final Map<ClassModel, Boolean> classes = new HashMap<>();
  private final Map<MethodModel, Boolean> modelled = new HashMap<>();

  RealPlatform(LibraryFacts library) {
    this.library = library;
  }

  boolean has(ClassModel model) {
    return classes.computeIfAbsent(
        model, none -> !others.match(model.name()) && !library.type(model.name()).isThreadSafe());
  }

  /** Whether a model stands for a method of a class whose other code is analysed. */
  boolean isModelled(MethodModel method) {
    return modelled.computeIfAbsent(method, this::findModelled);
  }

  private boolean findModelled(MethodModel method) {
    ClassModel owner = method.owner();
    MethodRef ref =
        new MethodRef(owner.name(), method.name(), method.descriptor(), owner.isInterface());
    return library.of(ref).effects().stream()
        .anyMatch(effect -> tellsMore(effect) || givesOther(effect, method));
  }

  private static boolean tellsMore(Effect effect) {
    return effect instanceof Effect.Locks
        || (effect instanceof Effect.Runs runs && runs.where() != Where.HERE)
        || effect instanceof Effect.StartsThreads
        || effect instanceof Effect.WaitsFor
        || effect instanceof Effect.Follows
        || effect instanceof Effect.Signals
        || effect instanceof Effect.Exchanges
        || effect instanceof Effect.Makes
        || effect instanceof Effect.Assumes
        || effect instanceof Effect.Reflects
        || effect instanceof Effect.NeverReturns
        || (effect instanceof Effect.Returns returns && MEANT.contains(returns.what().kind()));
  }

  /** A view whose class has a model, such as a stream, is known by what it is a view of. */
  private boolean givesOther(Effect effect, MethodModel method) {
    return effect instanceof Effect.Returns returns
        && returns.what().kind() == Source.Kind.VIEW
        && method.descriptor().returnType().isReference()
        && !method.descriptor().returnType().isArray()
        && others.match(method.descriptor().returnType().internalName());
  }
}

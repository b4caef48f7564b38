package dev.photofinish.scan.method;

import dev.photofinish.ir.Cast;
import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Value;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Source;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.Path;
import org.jspecify.annotations.Nullable;

/** Gives the locks that values are their names. */
final class LockNaming {

  private final Values values;
  private final LibraryFacts library;

  LockNaming(Values values, LibraryFacts library) {
    this.values = values;
    this.library = library;
  }

  /** The monitor of a value. */
  Lock monitor(Value value) {
    if (value instanceof Value.Constant constant && constant.constant() instanceof JavaType type) {
      return new Lock(new Lock.OfClass(type.internalName()), Lock.Mode.EXCLUSIVE);
    }
    Path path = values.of(value).onlyPath();
    return new Lock(path != null ? new Lock.Monitor(path) : without(value), Lock.Mode.EXCLUSIVE);
  }

  private Lock.Name without(Value value) {
    Symbols symbols = values.of(value);
    return symbols.reached().isEmpty() && symbols.fresh().size() == 1 && !symbols.lossy()
        ? new Lock.Own(symbols.fresh().get(0))
        : new Lock.Unnamed(plain(value).id());
  }

  /** The lock object that a value is, or that it is one half of. */
  Lock explicit(Value value, Lock.Mode mode) {
    Value plain = plain(value);
    Source half = halfOf(plain);
    if (half != null && plain instanceof Value.Result result) {
      Lock.Mode halfMode =
          half.kind() == Source.Kind.READ_LOCK ? Lock.Mode.SHARED : Lock.Mode.EXCLUSIVE;
      Invoke call = (Invoke) result.definition();
      return half.of().in(call).map(whole -> explicit(whole, halfMode)).orElseThrow();
    }
    Path path = values.of(value).onlyPath();
    return new Lock(path != null ? new Lock.Explicit(path) : without(value), mode);
  }

  /** Where one half of a read-write lock comes from; null if the value is none. */
  @Nullable Source halfOf(Value value) {
    if (plain(value) instanceof Value.Result result && result.definition() instanceof Invoke call) {
      Source source = library.of(call.method()).returns();
      boolean isHalf =
          source.kind() == Source.Kind.READ_LOCK || source.kind() == Source.Kind.WRITE_LOCK;
      return isHalf && source.of().in(call).isPresent() ? source : null;
    }
    return null;
  }

  /** Casts do not change which object a value is. */
  static Value plain(Value value) {
    Value at = value;
    while (at instanceof Value.Result result && result.definition() instanceof Cast cast) {
      at = cast.value();
    }
    return at;
  }
}

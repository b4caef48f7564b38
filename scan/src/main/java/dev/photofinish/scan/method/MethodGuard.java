package dev.photofinish.scan.method;

import dev.photofinish.ir.AnnotationModel;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.models.Meaning;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Step;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The lock that an annotation says the callers of a method hold. */
final class MethodGuard {

  private final Context context;
  private final MethodModel method;

  private MethodGuard(Context context, MethodModel method) {
    this.context = context;
    this.method = method;
  }

  static LockSet of(Context context, MethodModel method) {
    // What a private method does is seen through its callers: whether they keep the promise, too.
    if (method.annotations().isEmpty() || method.isPrivate()) {
      return LockSet.NONE;
    }
    Lock.Name name = new MethodGuard(context, method).name();
    return name == null ? LockSet.NONE : LockSet.NONE.plus(new Lock(name, Lock.Mode.EXCLUSIVE));
  }

  private Lock.@Nullable Name name() {
    for (AnnotationModel annotation : method.annotations()) {
      if (context.library().meanings(annotation).contains(Meaning.GUARDED_BY)) {
        Optional<String> text = annotation.value("value").flatMap(MethodGuard::text);
        return text.map(this::named).orElse(null);
      }
    }
    return null;
  }

  private static Optional<String> text(Object value) {
    if (value instanceof Iterable<?> all) {
      return all.iterator().hasNext() ? text(all.iterator().next()) : Optional.empty();
    }
    return value instanceof String text ? Optional.of(text.strip()) : Optional.empty();
  }

  private Lock.@Nullable Name named(String guard) {
    String name = guard.startsWith("this.") ? guard.substring(5) : guard;
    if (name.equals("this")) {
      return method.isStatic() ? null : new Lock.Monitor(Path.ofFormal(0));
    } else if (name.endsWith(".class")) {
      String simple = name.substring(0, name.length() - 6);
      boolean own = method.owner().name().endsWith("/" + simple);
      return own ? new Lock.OfClass(method.owner().name()) : null;
    }
    return field(method.owner(), name);
  }

  private Lock.@Nullable Name field(ClassModel owner, String name) {
    for (FieldModel field : owner.fields()) {
      if (field.name().equals(name)) {
        Path path = path(owner, field);
        return path == null
            ? null
            : isLock(field.type()) ? new Lock.Explicit(path) : new Lock.Monitor(path);
      }
    }
    return null;
  }

  private @Nullable Path path(ClassModel owner, FieldModel field) {
    Step.Field step = context.fields().of(new FieldRef(owner.name(), field.name(), field.type()));
    if (field.isStatic()) {
      return Path.ofStatic(step);
    }
    return method.isStatic() ? null : Path.ofFormal(0).plus(step);
  }

  private boolean isLock(JavaType type) {
    return type.kind() == JavaType.Kind.CLASS
        && context.library().type(type.internalName()).isLock();
  }
}

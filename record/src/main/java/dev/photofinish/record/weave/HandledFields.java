package dev.photofinish.record.weave;

import dev.photofinish.record.runtime.Fields;
import dev.photofinish.record.runtime.Numbered;
import java.lang.reflect.Modifier;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** The fields of classes that are there already. Safe for many threads. */
final class HandledFields implements Fields {

  private final Scope scope;
  private final Registry registry;

  HandledFields(Scope scope, Registry registry) {
    this.scope = scope;
    this.registry = registry;
  }

  @Override
  public @Nullable Field find(Class<?> owner, String name, @Nullable Class<?> type) {
    try {
      for (Class<?> each = owner; each != null; each = each.getSuperclass()) {
        for (java.lang.reflect.Field field : each.getDeclaredFields()) {
          if (field.getName().equals(name) && (type == null || field.getType() == type)) {
            return find(field);
          }
        }
      }
    } catch (LinkageError e) {
      // Not to be seen: then its accesses are told as what is not known.
    }
    return null;
  }

  private @Nullable Field find(java.lang.reflect.Field field) {
    String owner = Type.getInternalName(field.getDeclaringClass());
    int access = field.getModifiers();
    boolean isStatic = Modifier.isStatic(access);
    if (!scope.contains(owner)
        || Modifier.isFinal(access)
        || !(isStatic || Numbered.class.isAssignableFrom(field.getDeclaringClass()))) {
      return null;
    }
    boolean isVolatile = Modifier.isVolatile(access);
    String name = field.getName();
    return new Field(
        isStatic ? registry.holder(owner) : 0,
        registry.field(owner, name, Type.getDescriptor(field.getType()), access),
        isVolatile,
        isVolatile || scope.tells(owner, name));
  }
}

package dev.photofinish.ir;

/** A direct method handle: what a lambda or a method reference calls (JVMS 5.4.3.5). */
public sealed interface MethodHandleRef {

  /** A handle that calls a method. */
  record OfMethod(CallKind kind, MethodRef method) implements MethodHandleRef {
    @Override
    public boolean equals(Object other) {
      return other instanceof OfMethod same && kind == same.kind && method.equals(same.method);
    }

    @Override
    public int hashCode() {
      return method.hashCode();
    }

    @Override
    public String toString() {
      return kind.label() + " " + method;
    }
  }

  /** A handle that creates an object and runs the constructor on it. */
  record OfConstructor(MethodRef constructor) implements MethodHandleRef {
    @Override
    public String toString() {
      return "new " + constructor;
    }
  }

  /** A handle that reads or writes a field. */
  record OfField(FieldRef field, boolean isStatic, boolean isWrite) implements MethodHandleRef {
    @Override
    public String toString() {
      return (isWrite ? "put " : "get ") + field;
    }
  }
}

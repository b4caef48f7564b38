package dev.photofinish.record.runtime;

/** What the classes of objects are, each asked for once. */
final class Kinds extends ClassValue<TypeKind> {

  /** Until the weaver says more: what is not the program's own may be anything. */
  private volatile Typing typing =
      type -> Numbered.class.isAssignableFrom(type) ? TypeKind.WOVEN : TypeKind.ORDERED;

  void use(Typing better) {
    typing = better;
  }

  @Override
  protected TypeKind computeValue(Class<?> type) {
    return OwnRights.with(() -> typing.kindOf(type));
  }
}

package androidx.annotation;

public @interface GuardedBy {
  String value();
}

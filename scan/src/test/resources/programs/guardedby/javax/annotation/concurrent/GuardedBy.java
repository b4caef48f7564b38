package javax.annotation.concurrent;

public @interface GuardedBy {
  String value();
}

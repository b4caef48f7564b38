package javax.annotation.concurrent;

public @interface Immutable {}

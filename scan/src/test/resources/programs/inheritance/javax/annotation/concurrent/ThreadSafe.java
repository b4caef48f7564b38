package javax.annotation.concurrent;

public @interface ThreadSafe {}

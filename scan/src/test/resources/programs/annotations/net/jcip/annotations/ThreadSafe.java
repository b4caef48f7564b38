package net.jcip.annotations;

public @interface ThreadSafe {}

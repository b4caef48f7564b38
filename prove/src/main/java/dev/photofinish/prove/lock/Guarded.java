package dev.photofinish.prove.lock;

import dev.photofinish.prove.code.Access;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.Instance;

/** An access in a context by a thread, as far as it matters which thread that is. */
public record Guarded(AbstractThread thread, Instance instance, Access access) {}

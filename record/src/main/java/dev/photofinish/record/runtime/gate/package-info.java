/**
 * Holds the threads of a program so that they follow a schedule: gate mode, for {@code replay}.
 * Runs in the program as the rest of the runtime does.
 *
 * <p>Whatever is shared between threads is guarded by the lock of the {@link
 * dev.photofinish.record.runtime.gate.Gate}. Threads wait by {@code java.util.concurrent}, so that
 * virtual threads are not pinned, and get back the permit that this may have used up.
 */
@NullMarked
package dev.photofinish.record.runtime.gate;

import org.jspecify.annotations.NullMarked;

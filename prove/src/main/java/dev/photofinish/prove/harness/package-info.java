/**
 * Makes a program of a library: a main class that calls its public methods from any number of
 * threads (Naik, section 2.9.2, figure 2.6).
 *
 * <p>{@link Harness} is the front door.
 */
@NullMarked
package dev.photofinish.prove.harness;

import org.jspecify.annotations.NullMarked;

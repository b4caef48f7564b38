/** Runs a program and writes a trace of it. */
@NullMarked
package dev.photofinish.record;

import org.jspecify.annotations.NullMarked;

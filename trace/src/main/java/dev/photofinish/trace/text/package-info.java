/** Traces and schedules as text. */
@NullMarked
package dev.photofinish.trace.text;

import org.jspecify.annotations.NullMarked;

/** Puts calls of the runtime into the classes of a program, so that it tells what it does. */
@NullMarked
package dev.photofinish.record.weave;

import org.jspecify.annotations.NullMarked;

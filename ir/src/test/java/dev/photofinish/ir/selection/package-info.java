/** Compares method resolution and selection with what the running JVM does. */
@NullMarked
package dev.photofinish.ir.selection;

import org.jspecify.annotations.NullMarked;

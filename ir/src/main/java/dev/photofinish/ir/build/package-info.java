/** Turns one method's bytecode into a {@link dev.photofinish.ir.Body}. Internal to this module. */
@NullMarked
package dev.photofinish.ir.build;

import org.jspecify.annotations.NullMarked;

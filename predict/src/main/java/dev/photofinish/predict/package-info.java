/** Races in other orders of a recorded run. */
@NullMarked
package dev.photofinish.predict;

import org.jspecify.annotations.NullMarked;

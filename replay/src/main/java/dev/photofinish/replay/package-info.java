/** Runs a program again under the schedule of a predicted race. */
@NullMarked
package dev.photofinish.replay;

import org.jspecify.annotations.NullMarked;

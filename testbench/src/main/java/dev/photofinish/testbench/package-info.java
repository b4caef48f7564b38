/**
 * Runs an engine on Java sources whose lines say what must be found there.
 *
 * <p>The front door is {@link dev.photofinish.testbench.Bench}. The syntax of the markers is
 * described in this module's {@code README.md}.
 */
@NullMarked
package dev.photofinish.testbench;

import org.jspecify.annotations.NullMarked;

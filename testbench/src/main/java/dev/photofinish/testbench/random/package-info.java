/**
 * Random multithreaded programs, to test that a sound race detector misses nothing.
 *
 * <p>{@link dev.photofinish.testbench.random.RandomProgram} is the front door. A program is made as
 * a tree, taken apart into straight code with jumps, and from there both emitted as class files and
 * explored.
 */
@NullMarked
package dev.photofinish.testbench.random;

import org.jspecify.annotations.NullMarked;

/**
 * Random programs as straight code with jumps, which is both emitted and explored, so that the two
 * cannot differ in what a block does when it is left.
 */
@NullMarked
package dev.photofinish.testbench.random.code;

import org.jspecify.annotations.NullMarked;

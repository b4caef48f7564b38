/** Random programs as class files. */
@NullMarked
package dev.photofinish.testbench.random.emit;

import org.jspecify.annotations.NullMarked;

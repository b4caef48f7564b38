/** What the points-to analysis and its clients see of a method: its statements over variables. */
@NullMarked
package dev.photofinish.prove.code;

import org.jspecify.annotations.NullMarked;

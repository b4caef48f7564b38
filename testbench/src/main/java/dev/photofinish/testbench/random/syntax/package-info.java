/**
 * The language of random programs: classes, methods and statements as values.
 *
 * <p>Statements are in three-address form. Each touches memory at most once, or twice for {@code
 * x.f++}, so that a line of the program says which access is meant.
 */
@NullMarked
package dev.photofinish.testbench.random.syntax;

import org.jspecify.annotations.NullMarked;

/**
 * The little language that harnesses are written in, and its two printers: one for Java text, one
 * for class files. Both print the same tree, so that what a user reads is what is analysed.
 */
@NullMarked
package dev.photofinish.prove.harness.code;

import org.jspecify.annotations.NullMarked;

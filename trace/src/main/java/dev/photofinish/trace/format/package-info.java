/** The bytes of a trace: blocks, numbers, and how events lie in them. */
@NullMarked
package dev.photofinish.trace.format;

import org.jspecify.annotations.NullMarked;

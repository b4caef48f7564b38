/** How traces are read: threads one by one, and merged into one order. */
@NullMarked
package dev.photofinish.trace.read;

import org.jspecify.annotations.NullMarked;

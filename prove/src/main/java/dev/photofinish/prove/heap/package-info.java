/** Allocation sites, the abstract objects made of them, and sets of these. */
@NullMarked
package dev.photofinish.prove.heap;

import org.jspecify.annotations.NullMarked;

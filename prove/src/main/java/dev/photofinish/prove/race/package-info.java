/** Pairs of accesses: from all there are to those that no stage can rule out. */
@NullMarked
package dev.photofinish.prove.race;

import org.jspecify.annotations.NullMarked;

/** Tests of pairs of accesses. */
@NullMarked
package dev.photofinish.prove.race;

import org.jspecify.annotations.NullMarked;

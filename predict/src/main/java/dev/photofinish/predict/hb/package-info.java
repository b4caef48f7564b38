/** Races of the recorded order itself: accesses that no happens-before edge orders. */
@NullMarked
package dev.photofinish.predict.hb;

import org.jspecify.annotations.NullMarked;

/** Races in reorderings that keep the order of critical sections (POPL 2021). */
@NullMarked
package dev.photofinish.predict.syncp;

import org.jspecify.annotations.NullMarked;

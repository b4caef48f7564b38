/** Compositional race detection, after RacerD and RacerDX. {@link Scanner} is the front door. */
@NullMarked
package dev.photofinish.scan;

import org.jspecify.annotations.NullMarked;

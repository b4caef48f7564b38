/** Whether a proposed order of events could have happened; shares no code with what proposes it. */
@NullMarked
package dev.photofinish.predict.witness;

import org.jspecify.annotations.NullMarked;

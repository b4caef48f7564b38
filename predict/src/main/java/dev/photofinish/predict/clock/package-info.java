/** Vector clocks whose times are the numbers of events. */
@NullMarked
package dev.photofinish.predict.clock;

import org.jspecify.annotations.NullMarked;

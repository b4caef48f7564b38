/** Races of a trace in the words of findings. */
@NullMarked
package dev.photofinish.predict.report;

import org.jspecify.annotations.NullMarked;

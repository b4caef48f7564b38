/** From what the stages leave to what a reader is told: races, why, and what was assumed. */
@NullMarked
package dev.photofinish.prove.report;

import org.jspecify.annotations.NullMarked;

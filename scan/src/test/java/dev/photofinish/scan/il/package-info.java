/**
 * The idealised language IL of the True Positives Theorem, executed: random programs, their class
 * files, the semantics and the analysis of the paper, and a search for the races it promises.
 *
 * <p>Sections, figures, definitions and theorems are those of "A True Positives Theorem for a
 * Static Race Detector" (Gorogiannis, O'Hearn and Sergey, POPL 2019). The front door is {@link
 * dev.photofinish.scan.il.IlCase}.
 */
@NullMarked
package dev.photofinish.scan.il;

import org.jspecify.annotations.NullMarked;

/** The one vocabulary that all engines speak: races, their two accesses, and the evidence. */
@NullMarked
package dev.photofinish.finding;

import org.jspecify.annotations.NullMarked;

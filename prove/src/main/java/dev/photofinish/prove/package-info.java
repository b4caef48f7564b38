/**
 * The whole-program analysis: from all pairs of accesses, those are removed that provably cannot
 * race. {@link dev.photofinish.prove.Prover} is the front door.
 */
@NullMarked
package dev.photofinish.prove;

import org.jspecify.annotations.NullMarked;

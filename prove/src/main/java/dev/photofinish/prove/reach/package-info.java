/**
 * Disjoint reachability: whether the same object may be reached in the heap from two different
 * objects. Types and effects of chapter 3 of Naik's thesis, with the numbers of its definitions.
 */
@NullMarked
package dev.photofinish.prove.reach;

import org.jspecify.annotations.NullMarked;

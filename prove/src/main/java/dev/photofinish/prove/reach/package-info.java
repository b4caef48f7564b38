/**
 * Disjoint reachability: whether the same object may be reached in the heap from two different
 * objects. Types and effects of chapter 3 of Naik's thesis, with the numbers of its definitions.
 *
 * <p>{@code HeapType}, {@code LoopVector} and {@code HeapEffect} are the domain; {@code Statements}
 * and {@code LibraryStores} what a method and a library's method do; {@code TypeFlow} the step for
 * one method in one context, {@code Solution} the combination; {@code DisjointReachability} what
 * follows from the effects, and {@code Ownership} the way to ask for it.
 */
@NullMarked
package dev.photofinish.prove.reach;

import org.jspecify.annotations.NullMarked;

package dev.photofinish.predict.hb;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;

/**
 * Two accesses that happens-before does not order.
 *
 * @param number the number of the earlier access
 * @param thread its thread
 * @param kind what it was
 * @param site its place in the code
 * @param later the other, to the same memory
 */
public record HbRace(long number, int thread, EventKind kind, int site, Event later) {}

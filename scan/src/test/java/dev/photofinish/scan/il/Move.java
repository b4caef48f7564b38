package dev.photofinish.scan.il;

/**
 * A step of one of two threads.
 *
 * @param thread 0 or 1
 */
record Move(int thread, Step step, Configuration before, Configuration after) {}

package dev.photofinish.predict.symbolic;

/**
 * A call that has not come back yet.
 *
 * @param method the number in the dictionary of the method that made it
 * @param index the number of its instruction
 * @param line the source line; 0 if unknown
 */
public record CallSite(int method, int index, int line) {}

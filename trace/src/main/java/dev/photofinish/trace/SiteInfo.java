package dev.photofinish.trace;

/**
 * A place in the code, in the dictionary.
 *
 * @param number from 1
 * @param method the number of the method
 * @param index the number of the bytecode instruction, counted from 0 in the order of the code
 * @param line the source line, 0 if unknown
 */
public record SiteInfo(int number, int method, int index, int line) {}

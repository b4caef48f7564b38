package dev.photofinish.finding;

/**
 * One place in a call stack.
 *
 * @param method the method that is running
 * @param file the source file below its source root ({@code com/acme/Bank.java}), empty if unknown
 * @param line the line of the call, or of the access in the last frame; 0 if unknown
 */
public record Frame(MethodName method, String file, int line) {}

package dev.photofinish.finding;

/**
 * Something an engine took for granted, with its place: what "no races" depends on.
 *
 * @param kind {@code reflection}, {@code native}, {@code class-loading}, {@code missing-class}
 * @param className the class where it was assumed, in {@link Class#getName} form; may be empty
 * @param method the method's signature there; may be empty
 * @param line the line; 0 if unknown
 * @param detail one sentence
 */
public record Assumption(String kind, String className, String method, int line, String detail) {}

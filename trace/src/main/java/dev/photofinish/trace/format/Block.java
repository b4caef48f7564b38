package dev.photofinish.trace.format;

/**
 * Where the payload of an intact block is.
 *
 * @param type one of those of {@link BlockLayout}
 * @param offset where the payload begins
 * @param length how many bytes it has
 * @param events how many events are in it
 * @param ofPath how many of them are of the thread's path
 */
public record Block(byte type, long offset, int length, int events, int ofPath) {}

package dev.photofinish.prove.harness.code;

import java.util.IdentityHashMap;

/**
 * A harness as Java text.
 *
 * @param lines where each statement is, by identity; the first line has number 1
 */
public record SourceFile(String text, IdentityHashMap<Statement, Integer> lines) {}

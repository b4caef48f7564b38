package dev.photofinish.prove.lock;

import dev.photofinish.ir.Value;

/**
 * A lock that a method has certainly taken itself, as reports tell it.
 *
 * @param lock what it is taken on
 * @param isShared whether it is held beside other readers
 */
public record Taken(Value lock, boolean isShared) {}

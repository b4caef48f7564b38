package dev.photofinish.prove.harness.code;

import dev.photofinish.ir.JavaType;

/** A static field of the harness: it stands for all values of its type that the callers hold. */
public record Variable(String name, JavaType type) {}

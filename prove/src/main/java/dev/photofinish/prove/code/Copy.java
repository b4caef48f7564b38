package dev.photofinish.prove.code;

import dev.photofinish.ir.JavaType;

/**
 * {@code target = variable}, if the object has the type that is asked for.
 *
 * @param type what a cast asks for; Object if all pass
 */
public record Copy(int target, JavaType type) {}

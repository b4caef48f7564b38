package dev.photofinish.record.runtime;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The compiler of the virtual machine is to call a class's public static methods, and not to copy
 * them into woven code. There are several calls in nearly every line of that: copied, they make it
 * ten times as large, and a program that is recorded for some seconds spends most of them in the
 * compiler.
 *
 * <p>Where it is made, the agent's jar has the virtual machine's own word for it.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@interface OutOfLine {}

/**
 * What generics say of inherited methods: {@code set(T)} of {@code Base<T>} is {@code set(String)}
 * for those who see a class that extends {@code Base<String>}.
 */
@NullMarked
package dev.photofinish.prove.harness.generic;

import org.jspecify.annotations.NullMarked;

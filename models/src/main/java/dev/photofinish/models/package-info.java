/**
 * What is known of libraries: which calls read, write, lock, hand work to other threads; which
 * types are thread-safe; what annotations mean; how frameworks call code. It is data in files, and
 * all engines share it.
 *
 * <p>{@link Models} is the front door. {@code docs/models.md} describes the files.
 */
@NullMarked
package dev.photofinish.models;

import org.jspecify.annotations.NullMarked;

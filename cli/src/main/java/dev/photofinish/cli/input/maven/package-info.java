/** Reads a Maven project offline, with Maven's own libraries. */
@NullMarked
package dev.photofinish.cli.input.maven;

import org.jspecify.annotations.NullMarked;

/** Tests of the launcher script. */
@NullMarked
package dev.photofinish.cli.launcher;

import org.jspecify.annotations.NullMarked;

/** Runs programs that are recorded, and tells what came of it. */
@NullMarked
package dev.photofinish.cli.record;

import org.jspecify.annotations.NullMarked;

/** The {@code photofinish} command: where it starts and how its subcommands hang together. */
@NullMarked
package dev.photofinish.cli;

import org.jspecify.annotations.NullMarked;

/** One class per subcommand, and the options that they share. */
@NullMarked
package dev.photofinish.cli.command;

import org.jspecify.annotations.NullMarked;

/** The process around the command: streams, terminals, environment variables. */
@NullMarked
package dev.photofinish.cli.shell;

import org.jspecify.annotations.NullMarked;

/** From an engine's findings to a report and an exit code. */
@NullMarked
package dev.photofinish.cli.run;

import org.jspecify.annotations.NullMarked;

/** Races that the user does not want to hear of: by a list, by comments, or known from before. */
@NullMarked
package dev.photofinish.cli.suppress;

import org.jspecify.annotations.NullMarked;

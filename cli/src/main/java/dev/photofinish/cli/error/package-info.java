/** How the command ends and what it says then: exit codes, one line for users, a text for us. */
@NullMarked
package dev.photofinish.cli.error;

import org.jspecify.annotations.NullMarked;

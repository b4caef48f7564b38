/** The order of the modules, kept by tests. */
@NullMarked
package dev.photofinish.cli.architecture;

import org.jspecify.annotations.NullMarked;

/** Defaults of options from a TOML file. */
@NullMarked
package dev.photofinish.cli.config;

import org.jspecify.annotations.NullMarked;

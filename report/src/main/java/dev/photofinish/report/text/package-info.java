/** Renders findings for a person at a terminal. */
@NullMarked
package dev.photofinish.report.text;

import org.jspecify.annotations.NullMarked;

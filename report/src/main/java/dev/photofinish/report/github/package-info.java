/** Renders findings as annotations in a GitHub workflow. */
@NullMarked
package dev.photofinish.report.github;

import org.jspecify.annotations.NullMarked;

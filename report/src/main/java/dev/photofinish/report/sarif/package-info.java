/** Renders findings as SARIF 2.1.0. */
@NullMarked
package dev.photofinish.report.sarif;

import org.jspecify.annotations.NullMarked;

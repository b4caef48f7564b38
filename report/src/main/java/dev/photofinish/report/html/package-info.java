/** Renders findings as a web page. */
@NullMarked
package dev.photofinish.report.html;

import org.jspecify.annotations.NullMarked;

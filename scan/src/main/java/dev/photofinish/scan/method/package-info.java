/** The analysis of one method: its body and the summaries of what it calls make its summary. */
@NullMarked
package dev.photofinish.scan.method;

import org.jspecify.annotations.NullMarked;

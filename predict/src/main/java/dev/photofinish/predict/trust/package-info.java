/** Which memory the trace tells all about. */
@NullMarked
package dev.photofinish.predict.trust;

import org.jspecify.annotations.NullMarked;

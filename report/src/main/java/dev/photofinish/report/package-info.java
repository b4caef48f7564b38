/** Renders findings for people and for tools; {@link Renderers} is the way in. */
@NullMarked
package dev.photofinish.report;

import org.jspecify.annotations.NullMarked;

/** The ways of finding races, cheap ones first, and what they found. */
@NullMarked
package dev.photofinish.predict.stage;

import org.jspecify.annotations.NullMarked;

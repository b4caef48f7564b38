/** Parts of objects as small numbers. */
@NullMarked
package dev.photofinish.predict.location;

import org.jspecify.annotations.NullMarked;

/** Races of windows whose values are known as expressions, found with Z3 (section III). */
@NullMarked
package dev.photofinish.predict.values;

import org.jspecify.annotations.NullMarked;

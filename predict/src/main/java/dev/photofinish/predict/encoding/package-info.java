/** Questions about races, put as orders for the solver. */
@NullMarked
package dev.photofinish.predict.encoding;

import org.jspecify.annotations.NullMarked;

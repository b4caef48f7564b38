/** What events write and which way threads go, as expressions over what was read (section III). */
@NullMarked
package dev.photofinish.predict.symbolic;

import org.jspecify.annotations.NullMarked;

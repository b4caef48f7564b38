/** The locks that are certainly held, and what they rule out (sections 2.7 and 3.7). */
@NullMarked
package dev.photofinish.prove.lock;

import org.jspecify.annotations.NullMarked;

/** Tests of the analyses of locks. */
@NullMarked
package dev.photofinish.prove.lock;

import org.jspecify.annotations.NullMarked;

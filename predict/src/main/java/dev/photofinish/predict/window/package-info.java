/** Parts of a trace that are looked at by themselves, with the state before them. */
@NullMarked
package dev.photofinish.predict.window;

import org.jspecify.annotations.NullMarked;

/** Which threads run what, and what happens at most once. */
@NullMarked
package dev.photofinish.prove.thread;

import org.jspecify.annotations.NullMarked;

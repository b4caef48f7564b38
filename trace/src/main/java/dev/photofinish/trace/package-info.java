/** What a recorded run consists of, and how it is kept in files. */
@NullMarked
package dev.photofinish.trace;

import org.jspecify.annotations.NullMarked;

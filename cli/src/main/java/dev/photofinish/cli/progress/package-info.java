/** The progress bar and the interface that engines tell their progress to. */
@NullMarked
package dev.photofinish.cli.progress;

import org.jspecify.annotations.NullMarked;

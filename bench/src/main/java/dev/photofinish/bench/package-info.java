/** Measurements that are run by hand; see docs/evaluation.md for their results. */
@NullMarked
package dev.photofinish.bench;

import org.jspecify.annotations.NullMarked;

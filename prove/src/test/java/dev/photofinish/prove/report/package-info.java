/** Tests of what is told. */
@NullMarked
package dev.photofinish.prove.report;

import org.jspecify.annotations.NullMarked;

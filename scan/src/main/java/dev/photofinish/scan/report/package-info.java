/** Pairs the accesses of a class, and explains what is found. */
@NullMarked
package dev.photofinish.scan.report;

import org.jspecify.annotations.NullMarked;

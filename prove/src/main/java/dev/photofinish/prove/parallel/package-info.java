/** The may-happen-in-parallel analysis (section 2.6), with the order of start and join. */
@NullMarked
package dev.photofinish.prove.parallel;

import org.jspecify.annotations.NullMarked;

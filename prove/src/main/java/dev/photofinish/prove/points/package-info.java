/** The k-object-sensitive points-to analysis, with the call graph it finds (figure 4.6). */
@NullMarked
package dev.photofinish.prove.points;

import org.jspecify.annotations.NullMarked;

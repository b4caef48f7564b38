/** The figures and tables of the papers, with what they say of their example programs. */
@NullMarked
package dev.photofinish.prove.figures;

import org.jspecify.annotations.NullMarked;

/**
 * The paper's WHILE language, its semantics and its type and effect system, written down a second
 * time as the paper has them, so that its lemmas and theorems can be run.
 */
@NullMarked
package dev.photofinish.prove.reach;

import org.jspecify.annotations.NullMarked;

/**
 * Objects that are stored in one field of one object at most, in all their life: a form of disjoint
 * reachability (section 3.5) for paths of a known length.
 */
@NullMarked
package dev.photofinish.prove.parent;

import org.jspecify.annotations.NullMarked;

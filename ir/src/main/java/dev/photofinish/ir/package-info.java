/**
 * Class files as a program model: classes and their hierarchy, and method bodies as control-flow
 * graphs of three-address instructions in SSA form. Knows nothing of races.
 *
 * <p>{@link Program} is the front door. Class names are in the form of class files ({@code
 * java/util/Map$Entry}); {@link ClassNames} turns them into what readers know.
 */
@NullMarked
package dev.photofinish.ir;

import org.jspecify.annotations.NullMarked;

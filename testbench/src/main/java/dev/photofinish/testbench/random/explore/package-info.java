/**
 * Runs random programs under all schedules and finds what is not ordered by happens-before.
 *
 * <p>{@link dev.photofinish.testbench.random.explore.Exploration} is the front door. A search
 * visits the states of a program; a machine makes one thread of a state go on by an instruction;
 * the focus says where it matters which thread is next.
 */
@NullMarked
package dev.photofinish.testbench.random.explore;

import org.jspecify.annotations.NullMarked;

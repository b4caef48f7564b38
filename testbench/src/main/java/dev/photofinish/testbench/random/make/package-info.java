/**
 * Makes random programs out of the idioms by which programs avoid races, and then spoils some.
 *
 * <p>A {@link dev.photofinish.testbench.random.make.Resource} is data with a discipline: how
 * threads come by it, which guard they hold, and what they touch. Workers and the main method use
 * resources as their disciplines say. A {@link dev.photofinish.testbench.random.make.Mutation}
 * breaks one.
 */
@NullMarked
package dev.photofinish.testbench.random.make;

import org.jspecify.annotations.NullMarked;

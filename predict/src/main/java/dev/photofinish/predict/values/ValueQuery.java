package dev.photofinish.predict.values;

import dev.photofinish.predict.symbolic.SymbolicWindow;

/**
 * Can two accesses of a window be side by side, with whatever values?
 *
 * @param first the number of an access
 * @param second the number of one that conflicts with it
 */
public record ValueQuery(SymbolicWindow window, long first, long second) {}

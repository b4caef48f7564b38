package dev.photofinish.prove.points;

import dev.photofinish.ir.MethodRef;
import dev.photofinish.models.MethodFacts;
import dev.photofinish.prove.heap.AbstractObject;
import org.jspecify.annotations.Nullable;

/**
 * A call of a library's method whose model is known.
 *
 * @param receiver the object it is called on, if there is one that matters
 */
record LibraryCall(
    Actuals actuals, @Nullable AbstractObject receiver, MethodRef method, MethodFacts facts) {}

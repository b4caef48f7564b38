/** Orders of events under clauses: a CDCL solver whose theory is that an order has no cycles. */
@NullMarked
package dev.photofinish.predict.solver;

import org.jspecify.annotations.NullMarked;

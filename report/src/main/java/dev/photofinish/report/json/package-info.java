/** Renders findings as the JSON of the contract. */
@NullMarked
package dev.photofinish.report.json;

import org.jspecify.annotations.NullMarked;

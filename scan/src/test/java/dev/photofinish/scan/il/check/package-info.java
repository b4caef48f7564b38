/**
 * The paper's two theorems, checked for what scan itself says of programs in the paper's language.
 */
@NullMarked
package dev.photofinish.scan.il.check;

import org.jspecify.annotations.NullMarked;
